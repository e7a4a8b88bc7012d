/** Whatever a calendar holds, reading it ends: a rule that fires each second since 1970 costs this much and no more. */
export class WorkBudget {
  private left: number

  /** In steps of looking at a day or making an occurrence. `whole` is spent as well. */
  constructor(
    steps: number,
    private readonly whole: WorkBudget | null = null,
  ) {
    this.left = steps
  }

  /** Throws a RangeError once all is spent. */
  spend(steps = 1): void {
    this.left -= steps
    if (this.whole) this.whole.left -= steps
    if (this.left < 0 || this.isWholeSpent) throw new RangeError('This calendar repeats too often to be read')
  }

  get isWholeSpent(): boolean {
    return this.whole !== null && this.whole.left < 0
  }
}
