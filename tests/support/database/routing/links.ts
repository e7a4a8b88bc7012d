/** Stands for all that a statement is given from outside: parameters, constants, the clock. */
export const GIVEN = 'given'

/** Values that a statement says are equal. */
export class Links {
  private readonly parents = new Map<string, string>()

  rootOf(value: string): string {
    const parent = this.parents.get(value)
    return parent === undefined ? value : this.rootOf(parent)
  }

  join(one: string | null, other: string | null): void {
    if (one === null || other === null) return
    const [first, second] = [this.rootOf(one), this.rootOf(other)]
    if (first !== second) this.parents.set(first, second)
  }

  isGiven = (value: string): boolean => this.rootOf(value) === this.rootOf(GIVEN)

  areSame = (one: string, other: string): boolean => this.rootOf(one) === this.rootOf(other)
}
