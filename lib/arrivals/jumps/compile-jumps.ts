import { isAsked, MAX_QUESTIONS, type Question } from '@/lib/shared/forms/question'
import { MAX_CONDITIONS, MAX_RULES, type RuleAction, type RuleCondition } from '@/lib/shared/forms/rule'
import { AnswerCells, NO_ANSWER } from './answer-cells'
import {
  type AnyOf,
  type Comparison,
  isAnswered,
  isUnanswered,
  NotExpressible,
  product,
  toConditions,
} from './comparison'
import { EVERYBODY, NOBODY, Situating, type Situations } from './situations'

/** After a question: the first jump whose condition holds leads on; without one, the next question follows. */
export type Jump = {
  when: AnyOf
  /** A question, or an ending: null for the first one. */
  to: { questionId: string } | { endingId: string | null }
}

/** A place of a form. Without a question it is one of the source that is left out, and leads on nevertheless. */
export type Stop<Key> = { id: string; question: Question | null; jumps: { key: Key; jump: Jump }[] }

type CompiledRule = { conditions: RuleCondition[]; actions: RuleAction[] }

type Compiled<Key> = {
  /** With hidden ones that jumps need: where nothing is asked, and at the end. */
  questions: Question[]
  rules: CompiledRule[]
  /** Jumps that no rules say. */
  left: { key: Key; reason: 'logic' | 'too_many' }[]
}

/** Makes a hidden question that takes no answer. `after` is null at the end of the form. */
type ToMarker = (after: Question | null, number: number) => Question

type Placed<Key> = { key: Key; jump: Jump; target: number }

/**
 * Says jumps of another tool in rules. Rules here differ in three ways: each looks at answers alone, so that a question without an
 * answer may be one that was jumped over; a rule acts at the last question that it names; and an ending is chosen by every rule
 * that holds, not by the first. So conditions get what tells that the question was reached, and that no earlier jump was taken.
 */
export function compileJumps<Key>(
  stops: readonly Stop<Key>[],
  toMarker: ToMarker,
  { firstEnding, pause }: { firstEnding: string | null; pause: () => Promise<void> },
): Promise<Compiled<Key>> {
  return new Compiling(stops, toMarker, firstEnding).run(pause)
}

class Compiling<Key> {
  private readonly questions: (Question | null)[]
  private readonly places: Map<string, number>
  private readonly left: Compiled<Key>['left'] = []
  private readonly rules: CompiledRule[] = []
  private readonly jumps: Placed<Key>[][]
  private readonly math: Situating
  /** By place: who comes there; null if that is too much to say. */
  private readonly reached: (Situations | null)[] = [EVERYBODY]
  private readonly markers = new Map<number, Question>()
  private readonly end: number

  constructor(
    stops: readonly Stop<Key>[],
    private readonly toMarker: ToMarker,
    private readonly firstEnding: string | null,
  ) {
    this.questions = stops.map(({ question }) => question)
    this.end = stops.length
    this.places = new Map(stops.map(({ id }, place) => [id, place]))
    this.jumps = stops.map(({ jumps }, place) => jumps.flatMap((one) => this.place(one, place)))
    this.math = new Situating(this.toCells())
  }

  /** `pause` is called after each place. */
  async run(pause: () => Promise<void>): Promise<Compiled<Key>> {
    for (const [place, jumps] of this.jumps.entries()) {
      await pause()
      this.follow(place)
      let before: Situations | null = NOBODY
      for (const one of jumps) {
        this.say(place, one, before)
        const earlier: Situations | null = before
        before = earlier && this.attempt(() => this.math.or(earlier, this.math.of(one.jump.when)), null)
      }
    }
    const said = JSON.stringify(this.rules)
    const questions = [...this.questions, null].flatMap((question, place) => {
      const marker = this.markers.get(place)
      return [...(question ? [question] : []), ...(marker && said.includes(marker.id) ? [marker] : [])]
    })
    return { questions, rules: this.rules, left: this.left }
  }

  /** A jump with the place that it leads to, if it leads forward and looks back. */
  private place({ key, jump }: Stop<Key>['jumps'][number], place: number): Placed<Key>[] {
    const target = 'questionId' in jump.to ? (this.places.get(jump.to.questionId) ?? -1) : this.end
    const isKnown = ({ questionId }: Comparison) => (this.places.get(questionId) ?? this.end) <= place
    if (target > place && jump.when.every((all) => all.every(isKnown))) return [{ key, jump, target }]
    this.left.push({ key, reason: 'logic' })
    return []
  }

  private toCells(): Map<string, AnswerCells> {
    const compared = this.jumps.flat().flatMap(({ jump }) => jump.when.flat())
    const cells = new Map<string, AnswerCells>()
    for (const id of new Set(compared.map(({ questionId }) => questionId))) {
      const question = this.questions[this.places.get(id) ?? -1]
      const own = compared.filter(({ questionId, operator }) => questionId === id && operator !== 'answered')
      const written = ({ operator, value }: Comparison) => JSON.stringify([operator, value])
      const distinct = [...new Map(own.map((one) => [written(one), one])).values()]
      const made = question && this.attempt(() => new AnswerCells(question, distinct), null)
      if (made) cells.set(id, made)
    }
    return cells
  }

  /** Finds who comes from a place to others. */
  private follow(place: number): void {
    const here = this.reached[place] ?? null
    let rest = here && this.answering(place, here)
    for (const { jump, target } of this.jumps[place] ?? []) {
      const current: Situations | null = rest
      const when = current && this.attempt(() => this.math.of(jump.when), null)
      this.arrive(target, current && when && this.attempt(() => this.math.and(current, when), null))
      rest = current && when && this.attempt(() => this.math.and(current, this.math.not(when)), null)
    }
    this.arrive(place + 1, rest)
  }

  private arrive(place: number, more: Situations | null): void {
    const known = this.reached[place] === undefined ? NOBODY : this.reached[place]
    this.reached[place] = known && more && this.attempt(() => this.withoutCertain(this.math.or(known, more)), null)
  }

  /** Nobody goes on from a required question without an answer. */
  private answering(place: number, here: Situations): Situations {
    const question = this.questions[place]
    if (!question || !isRequired(question)) return here
    return this.math.narrow(here, question.id, (cells) => cells & ~NO_ANSWER)
  }

  /** Leaves out that a required question has an answer where it was reached anyway. */
  private withoutCertain(some: Situations): Situations {
    return this.math.simple(
      some.map((one) => {
        const shorter = new Map(one)
        for (const [id, cells] of one) {
          const place = this.places.get(id) ?? -1
          const question = this.questions[place]
          const all = this.cellsAnswered(id)
          const here = this.reached[place]
          if (!question || !isRequired(question) || cells !== all || !here) continue
          shorter.delete(id)
          if (!this.math.isWithin([shorter], here)) shorter.set(id, cells)
        }
        return shorter
      }),
    )
  }

  private cellsAnswered(id: string): bigint {
    return this.math.of([[{ questionId: id, operator: 'answered', value: '', isNot: false }]])[0]?.get(id) ?? 0n
  }

  private say(place: number, one: Placed<Key>, before: Situations | null): void {
    try {
      const rules = this.toRules(place, one, before)
      if (this.rules.length + rules.length > MAX_RULES) this.left.push({ key: one.key, reason: 'too_many' })
      else this.rules.push(...rules)
    } catch (error) {
      if (!(error instanceof NotExpressible)) throw error
      this.left.push({ key: one.key, reason: 'logic' })
    }
  }

  private toRules(place: number, { jump, target }: Placed<Key>, before: Situations | null): CompiledRule[] {
    const endingId = 'endingId' in jump.to && jump.to.endingId !== this.firstEnding ? jump.to.endingId : null
    const isLast = target === this.end && this.isEnd(place)
    if (isLast && !endingId) return []
    const ways = endingId ? this.waysOfEnding(jump, before) : jump.when.flatMap((all) => product(all.map(toConditions)))
    const found = ways.flatMap((way) => this.atPlace(place, way, isLast))
    const actions: RuleAction[] = [
      ...(isLast ? [] : [{ type: 'jump' as const, questionId: this.questionAt(target).id }]),
      ...(endingId ? [{ type: 'end' as const, endingId }] : []),
    ]
    const distinct = new Map(found.map((way) => [JSON.stringify(way), way]))
    return [...distinct.values()].map((conditions) => {
      if (conditions.length > MAX_CONDITIONS) throw new NotExpressible()
      return { conditions, actions }
    })
  }

  /** An ending is chosen by each rule that holds, so that no earlier jump may hold. */
  private waysOfEnding(jump: Jump, before: Situations | null): RuleCondition[][] {
    if (!before) throw new NotExpressible()
    return this.math.toConditions(this.math.and(this.math.of(jump.when), this.math.not(before)))
  }

  /** True if no question follows. */
  private isEnd(place: number): boolean {
    return this.questions.slice(place + 1).every((question) => question === null)
  }

  /** The conditions with those by which a rule acts here, and only if this place was reached. */
  private atPlace(place: number, way: readonly RuleCondition[], isLast: boolean): RuleCondition[][] {
    const question = this.questions[place] ?? null
    const canAnswer = question !== null && (isAsked(question.questionType) || question.questionType === 'hidden')
    const here = question ? way.filter(({ questionId }) => questionId === question.id) : []
    if (isContradictory(way)) return []
    const isMet = ({ operator }: RuleCondition) => operator !== 'not_answered'
    if (here.some(isMet)) return [this.distinct(way)]
    const answered = canAnswer && here.length === 0 ? [[...way, isAnswered(question.id)]] : []
    if (canAnswer && isRequired(question)) return answered.map((one) => this.distinct(one))
    const anchor = canAnswer ? question : isLast && way.length > 0 ? null : this.markerAt(place)
    const unanswered = anchor ? [...way.filter((one) => !here.includes(one)), isUnanswered(anchor.id)] : [...way]
    return [...answered, ...this.guards(place, way).map((guard) => [...guard, ...unanswered])]
      .filter((one) => !isContradictory(one))
      .map((one) => this.distinct(one))
  }

  /** Conditions by which this place was reached, as far as the others do not say so. */
  private guards(place: number, way: readonly RuleCondition[]): RuleCondition[][] {
    const here = this.reached[place]
    if (!here) throw new NotExpressible()
    const isCertain = way.some(({ questionId, operator }) => {
      const there = this.reached[this.places.get(questionId) ?? -1]
      return operator !== 'not_answered' && there && this.math.isWithin(there, here)
    })
    return isCertain ? [[]] : this.math.toConditions(here)
  }

  private questionAt(place: number): Question {
    return this.questions[place] ?? this.markerAt(place)
  }

  private markerAt(place: number): Question {
    const known = this.markers.get(place)
    if (known) return known
    const count = this.questions.filter((question) => question !== null).length + this.markers.size
    if (count >= MAX_QUESTIONS) throw new NotExpressible()
    const made = this.toMarker(this.questions[place] ?? null, this.markers.size + 1)
    this.markers.set(place, made)
    return made
  }

  private distinct(way: readonly RuleCondition[]): RuleCondition[] {
    return [...new Map(way.map((one) => [JSON.stringify(one), one])).values()]
  }

  private attempt<T>(work: () => T, otherwise: T): T {
    try {
      return work()
    } catch (error) {
      if (error instanceof NotExpressible) return otherwise
      throw error
    }
  }
}

const isRequired = ({ isRequired: required, questionType }: Question) => required && isAsked(questionType)

/** An answer that is there and is not. */
function isContradictory(way: readonly RuleCondition[]): boolean {
  return way.some(
    ({ questionId, operator }) =>
      operator === 'not_answered' &&
      way.some((other) => other.questionId === questionId && other.operator !== 'not_answered'),
  )
}
