import type { RuleCondition } from '@/lib/shared/forms/rule'
import type { AnswerCells, Cells } from './answer-cells'
import { type AnyOf, NotExpressible, product } from './comparison'

/** Answers to some questions, each one of some cells. A question that is not named has any answer, or no answer. */
type Situation = ReadonlyMap<string, Cells>

/** A visitor is in one of them. */
export type Situations = readonly Situation[]

export const EVERYBODY: Situations = [new Map()]
export const NOBODY: Situations = []

const MAX_SITUATIONS = 60

/** Computes with situations, by the cells of each question that something is compared with. */
export class Situating {
  constructor(private readonly cells: ReadonlyMap<string, AnswerCells>) {}

  of(condition: AnyOf): Situations {
    return condition.flatMap((comparisons) =>
      comparisons.reduce<Situations>((found, comparison) => {
        const cells = this.cellsOf(comparison.questionId).of(comparison)
        return this.and(found, [this.only(comparison.questionId, cells)])
      }, EVERYBODY),
    )
  }

  and(some: Situations, others: Situations): Situations {
    return this.simple(some.flatMap((one) => others.flatMap((other) => this.both(one, other))))
  }

  or(some: Situations, others: Situations): Situations {
    return this.simple([...some, ...others])
  }

  not(some: Situations): Situations {
    return some.reduce<Situations>((left, one) => {
      const outside = [...one].map(([id, cells]) => this.only(id, this.cellsOf(id).all & ~cells))
      return this.and(left, outside)
    }, EVERYBODY)
  }

  /** True if whoever is in one of the first is in one of the others, as far as single ones tell. */
  isWithin(some: Situations, others: Situations): boolean {
    return some.every((one) => others.some((other) => this.isPart(one, other)))
  }

  /** The same with other cells of a question: without any, nobody is left; with all, it is not named. */
  narrow(some: Situations, id: string, change: (cells: Cells) => Cells): Situations {
    const cells = this.cells.get(id)
    if (!cells) return some
    return some.flatMap((one) => {
      const changed = change(one.get(id) ?? cells.all)
      return changed === 0n ? [] : [this.with(one, id, changed)]
    })
  }

  toConditions(some: Situations): RuleCondition[][] {
    return some.flatMap((one) =>
      product([...one].map(([id, cells]) => this.cellsOf(id).toConditions(cells))).map((ways) => ways.flat()),
    )
  }

  simple(some: Situations): Situations {
    let found = [...some]
    for (;;) {
      if (found.length > MAX_SITUATIONS) throw new NotExpressible()
      found = found.filter(
        (one, place) =>
          !found.some(
            (other, at) => at !== place && this.isPart(one, other) && (at < place || !this.isPart(other, one)),
          ),
      )
      const merged = this.mergeFirst(found)
      if (!merged) return found
      found = merged
    }
  }

  private mergeFirst(found: readonly Situation[]): Situation[] | null {
    for (const [place, one] of found.entries()) {
      for (const [at, other] of found.entries()) {
        if (at <= place) continue
        const id = onlyDifference(one, other)
        if (id === null) continue
        const cells = (one.get(id) ?? 0n) | (other.get(id) ?? 0n)
        return [...found.filter((_, index) => index !== place && index !== at), this.with(one, id, cells)]
      }
    }
    return null
  }

  private both(one: Situation, other: Situation): Situation[] {
    const found = new Map(one)
    for (const [id, cells] of other) {
      const both = (found.get(id) ?? cells) & cells
      if (both === 0n) return []
      found.set(id, both)
    }
    return [found]
  }

  private isPart(one: Situation, other: Situation): boolean {
    return [...other].every(([id, cells]) => {
      const own = one.get(id)
      return own !== undefined && (own & ~cells) === 0n
    })
  }

  private with(one: Situation, id: string, cells: Cells): Situation {
    const found = new Map(one)
    if (cells === this.cellsOf(id).all) found.delete(id)
    else found.set(id, cells)
    return found
  }

  private only(id: string, cells: Cells): Situation {
    return this.with(new Map(), id, cells)
  }

  private cellsOf(id: string): AnswerCells {
    const found = this.cells.get(id)
    if (!found) throw new NotExpressible()
    return found
  }
}

/** The one question whose cells differ; null where none or several do. It runs for each pair, so it stops at the second. */
function onlyDifference(one: Situation, other: Situation): string | null {
  let found: string | null = null
  for (const [id, cells] of one) {
    if (other.get(id) === cells) continue
    if (found !== null) return null
    found = id
  }
  for (const id of other.keys()) {
    if (one.has(id)) continue
    if (found !== null) return null
    found = id
  }
  return found
}
