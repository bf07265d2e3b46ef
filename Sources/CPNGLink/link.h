/* Carries the linker flags of pkg-config; declares nothing. */
