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

  spend(steps = 1): void {
    this.left -= steps
    this.whole?.spend(steps)
    if (this.left < 0) throw new RangeError('This calendar repeats too often to be read')
  }
}
