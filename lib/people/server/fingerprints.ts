import { createHash } from 'node:crypto'

/** A set of texts that keeps eight bytes of each. Texts are added first and looked up then. */
export class Fingerprints {
  private values = new BigUint64Array(1_024)
  private size = 0
  private isSorted = true

  add(text: string): void {
    if (this.size === this.values.length) {
      const larger = new BigUint64Array(this.size * 2)
      larger.set(this.values)
      this.values = larger
    }
    this.values[this.size] = fingerprintOf(text)
    this.size += 1
    this.isSorted = false
  }

  has(text: string): boolean {
    if (!this.isSorted) this.values.subarray(0, this.size).sort()
    this.isSorted = true
    const wanted = fingerprintOf(text)
    let [low, high] = [0, this.size]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.values[middle] ?? 0n) < wanted) low = middle + 1
      else high = middle
    }
    return low < this.size && this.values[low] === wanted
  }
}

const fingerprintOf = (text: string) => createHash('sha256').update(text).digest().readBigUInt64BE()
