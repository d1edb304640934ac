const WORD_BITS = 32;

/** A set of numbers below a size, one bit each. */
export class Bitmap {
  readonly #words: Uint32Array;

  private constructor(words: Uint32Array) {
    this.#words = words;
  }

  static of(size: number, members: ArrayLike<number>): Bitmap {
    const words = new Uint32Array(Math.ceil(size / WORD_BITS));
    // eslint-disable-next-line @typescript-eslint/prefer-for-of -- an iterator takes twice as long, for all items of a shop
    for (let index = 0; index < members.length; index += 1) {
      const member = members[index]!;
      words[member >>> 5]! |= 1 << (member & 31);
    }
    return new Bitmap(words);
  }

  /** The positions of the values that a condition holds for. */
  static where<Value>(values: readonly Value[], holds: (value: Value) => boolean): Bitmap {
    const words = new Uint32Array(Math.ceil(values.length / WORD_BITS));
    for (let index = 0; index < values.length; index += 1) {
      if (holds(values[index]!)) words[index >>> 5]! |= 1 << (index & 31);
    }
    return new Bitmap(words);
  }

  has(member: number): boolean {
    return ((this.#words[member >>> 5] ?? 0) & (1 << (member & 31))) !== 0;
  }

  /** Calls back with each member in ascending order. */
  forEach(visit: (member: number) => void): void {
    for (const [index, word] of this.#words.entries()) {
      for (let rest = word; rest !== 0; rest &= rest - 1) visit(index * WORD_BITS + 31 - Math.clz32(rest & -rest));
    }
  }

  /** Number of members. */
  count(): number {
    return this.countOfBoth(this);
  }

  /** The intersection. The sizes are the same. */
  and(other: Bitmap): Bitmap {
    const [words, others] = [this.#words.slice(), other.#words];
    for (let index = 0; index < words.length; index += 1) words[index]! &= others[index]!;
    return new Bitmap(words);
  }

  /** The union. The sizes are the same. */
  or(other: Bitmap): Bitmap {
    const [words, others] = [this.#words.slice(), other.#words];
    for (let index = 0; index < words.length; index += 1) words[index]! |= others[index]!;
    return new Bitmap(words);
  }

  /** Size of the intersection. The sizes are the same. */
  countOfBoth(other: Bitmap): number {
    const [own, others] = [this.#words, other.#words];
    let sum = 0;
    for (let index = 0; index < own.length; index += 1) {
      const word = own[index]! & others[index]!;
      if (word !== 0) sum += bitsOf(word);
    }
    return sum;
  }
}

/** Population count of a word. Source: Warren, Hacker's Delight, figure 5-2. */
function bitsOf(word: number): number {
  let sum = word - ((word >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  sum = (sum + (sum >>> 4)) & 0x0f0f0f0f;
  return Math.imul(sum, 0x01010101) >>> 24;
}
