#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes the two sets of the benchmark, the same bytes on every machine.

    make_sets.py FOLDER    -> FOLDER/en2000.txt (20 to 160 characters), FOLDER/ja1000.txt (10 to 80)

Sentences are put together from lists of words by a linear congruential generator. Lengths fall into ten classes of
equal width, and each class holds the same number of lines, so that a set has short and long texts alike.
"""

import hashlib
import os
import sys

# SHA-256 of what must come out: every program of the benchmark reads these lines.
DIGESTS = {
    "en2000.txt": "d3eb42b3f9e3b0db67a1af4b593d3523c90881c685df8c17c63711760d979127",
    "ja1000.txt": "816b2e6647618d2d5ec2b32f2a29e3616e66322a8cb6efb3815fe705a24de6cf",
}

CLASSES = 10


class Dice:
    """Knuth's MMIX generator: 64 bits of state, the upper ones are the result."""

    def __init__(self, seed):
        self.state = seed

    def roll(self, sides):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 33) % sides

    def choose(self, words):
        return words[self.roll(len(words))]


def words(text):
    return [word.strip() for word in text.split("/")]


class English:
    SUBJECTS = words(
        "I/I/I/Today I/Right now I/Each morning I/With every breath I/In this moment I/As I grow, I"
        "/Even on hard days, I/Without hurry, I/No matter what comes, I/Little by little, I/After 10 slow breaths I")
    VERBS = words(
        "trust/honor/welcome/choose/carry/protect/nurture/release/notice/follow/celebrate/deserve/build"
        "/give myself/make room for/am grateful for/am open to/let go of/come back to/speak up for"
        "/don't apologize for/rest in/am worthy of/won't rush/keep faith with")
    ADJECTIVES = words(
        "quiet/steady/small/honest/gentle/bright/brave/simple/generous/unhurried/playful/warm/wild/ordinary"
        "/naïve/fierce/kind/clear/well-earned/inner/long/new/curious/patient")
    NOUNS = words(
        "joy/courage/rhythm/progress/voice/strength/path/healing/rest/boundaries/work"
        "/heart/body/mind/story/questions/friendships/dreams/wisdom/pace/breath/home/calm/Zen/fjord walks"
        "/café mornings/why/victories"
        "/energy/future/growth/Tuesday")
    OWNERS = words("my/my/my/the/this/my own/every/all my")
    ENDINGS = words(
        "today/as it is/one step at a time/without needing permission/and that is enough/exactly where I stand"
        "/even when it's hard/with both hands/before 9:00/for the people I love/in my own way/at 100%"
        "/because I am enough/and I mean it/while the world waits/with a soft smile/again & again"
        "/from the inside out")
    LINKS = [", and I ", "; I ", ", so I ", " — I ", ", because I ", ", then I ", " while I "]
    STOPS = [".", ".", ".", ".", "!", ".", "."]
    FRAMES = [
        "I am {a}.", "I am {a} and {b}.", "My {n} is {a}.", "I trust my {a} {n}.", "{A} {n}, {b} {m}.",
        "I'm not my {n}; I'm {a}."]

    def clause(self, dice):
        parts = [dice.choose(self.VERBS), dice.choose(self.OWNERS)]
        if dice.roll(3) != 0:
            parts.append(dice.choose(self.ADJECTIVES))
        parts.append(dice.choose(self.NOUNS))
        if dice.roll(4) == 0:
            parts += ["and", dice.choose(self.OWNERS), dice.choose(self.NOUNS)]
        if dice.roll(2) != 0:
            parts.append(dice.choose(self.ENDINGS))
        return " ".join(parts)

    def line(self, dice):
        if dice.roll(12) == 0:
            adjective = dice.choose(self.ADJECTIVES)
            frame = dice.choose(self.FRAMES)
            other = dice.choose(self.ADJECTIVES)
            noun = dice.choose(self.NOUNS)
            return frame.format(
                a=adjective, A=adjective.capitalize(), b=other, n=noun, m=dice.choose(self.NOUNS))
        text = dice.choose(self.SUBJECTS) + " " + self.clause(dice)
        for _ in range(dice.roll(4)):
            text += dice.choose(self.LINKS)
            text += self.clause(dice)
        return text + dice.choose(self.STOPS)


class Japanese:
    OPENINGS = words(
        "私は/今日の私は/毎朝、私は/どんな日も/ゆっくりと、/この瞬間、私は/深呼吸をして、/自分らしく、/今ここで、"
        "/わたしの心は")
    OBJECTS = words(
        "自分の歩みを/静かな勇気を/小さな喜びを/やさしい気持ちを/ありのままの自分を/心の声を/大切な人との時間を"
        "/新しい可能性を/休むことを/昨日の失敗を/コーヒーの香りを/夢と希望を/確かな成長を/穏やかな呼吸を"
        "/「大丈夫」という言葉を/未来への一歩を")
    MIDDLES = words(
        "信じて、/大切にして、/受け入れて、/手放して、/抱きしめて、/味わいながら、/思い出して、/選び取り、"
        "/育てながら、/守り抜き、")
    CLOSINGS = words(
        "信じています。/大切にします。/受け入れます。/手放します。/選びます。/育てていきます。/誇りに思います。"
        "/楽しみます。/感謝しています。/歩み続けます！")
    SAYINGS = words(
        "私はもう十分です。/私は愛されています。/一歩ずつ進みます。/今日もいい日です。/深く息をします。"
        "/私は強く、やさしい。")

    def line(self, dice):
        if dice.roll(40) == 0:
            first = dice.choose(self.SAYINGS)
            return first + (dice.choose(self.SAYINGS) if dice.roll(2) != 0 else "")
        text = dice.choose(self.OPENINGS)
        for _ in range(dice.roll(5)):
            text += dice.choose(self.OBJECTS)
            text += dice.choose(self.MIDDLES)
        text += dice.choose(self.OBJECTS)
        return text + dice.choose(self.CLOSINGS)


def lines(language, seed, count, shortest, longest):
    dice = Dice(seed)
    found, known, full = [], set(), [0] * CLASSES
    while len(found) < count:
        text = language.line(dice)
        if text in known or not shortest <= len(text) <= longest:
            continue
        place = min(CLASSES - 1, (len(text) - shortest) * CLASSES // (longest - shortest + 1))
        if full[place] * CLASSES < count:
            full[place] += 1
            known.add(text)
            found.append(text)
    return found


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    os.makedirs(sys.argv[1], exist_ok=True)
    sets = {
        "en2000.txt": (English(), 20250607, 2000, 20, 160),
        "ja1000.txt": (Japanese(), 4242, 1000, 10, 80),
    }
    for name, recipe in sets.items():
        content = "".join(line + "\n" for line in lines(*recipe)).encode()
        if hashlib.sha256(content).hexdigest() != DIGESTS[name]:
            sys.exit(f"{name} came out differently: this script or its Python has changed")
        with open(os.path.join(sys.argv[1], name), "wb") as file:
            file.write(content)


if __name__ == "__main__":
    main()
