import type { Question } from '@/lib/shared/forms/question'
import { isAboutQuestion, type Rule } from '@/lib/shared/forms/rule'
import type { UpdateQuestionInput } from './schema'

/** A change of a form's questions that can be undone. Lists are in form order. */
export type EditStep = {
  name: 'add' | 'paste' | 'duplicate' | 'delete' | 'change' | 'move'
  before: readonly Question[]
  after: readonly Question[]
  /** All rules before a question was deleted with some of them, which return with it; else none. */
  rules: readonly Rule[]
  /** In milliseconds; tells apart changes of one question. */
  at: number
}

export type EditHistory = { past: readonly EditStep[]; future: readonly EditStep[] }

export const NO_HISTORY: EditHistory = { past: [], future: [] }

const MAX_STEPS = 100
/** Typing that pauses for less is one step. */
const PAUSE_MS = 2000

/** Adds a step. What was undone before cannot be redone after it. */
export function withStep({ past }: EditHistory, step: EditStep): EditHistory {
  const last = past.at(-1)
  const isSame = last && last.name === 'change' && step.name === 'change' && changedId(last) === changedId(step)
  if (isSame && step.at - last.at < PAUSE_MS) {
    return { past: [...past.slice(0, -1), { ...step, before: last.before }], future: [] }
  }
  return { past: [...past.slice(-MAX_STEPS + 1), step], future: [] }
}

function changedId({ before, after }: EditStep): string | undefined {
  return diffOf(before, after).changed[0]?.id
}

/** The fields that a change may send. The compiler names a new one. */
const PARTS = Object.keys({
  question: true,
  description: true,
  isRequired: true,
  options: true,
  settings: true,
  validation: true,
  translations: true,
} satisfies Record<Exclude<keyof Question, 'id' | 'questionType' | 'order' | 'lang'>, true>) as Part[]

type Part = keyof UpdateQuestionInput
export type QuestionChanges = UpdateQuestionInput

/** The fields of `to` that differ from `from`. */
export function changesOf(from: QuestionChanges, to: QuestionChanges): QuestionChanges {
  const differ = PARTS.filter((part) => JSON.stringify(from[part]) !== JSON.stringify(to[part]))
  return Object.fromEntries(differ.map((part) => [part, to[part] ?? {}]))
}

type Diff = {
  removed: string[]
  added: Question[]
  changed: { id: string; body: QuestionChanges }[]
  isReordered: boolean
}

/** The calls that lead from one list of questions to the other. */
export function diffOf(from: readonly Question[], to: readonly Question[]): Diff {
  const [old, wanted] = [byId(from), byId(to)]
  const changed = to.flatMap((question) => {
    const stored = old.get(question.id)
    if (!stored || stored === question) return []
    const body = changesOf(stored, question)
    return Object.keys(body).length > 0 ? [{ id: question.id, body }] : []
  })
  const stay = (list: readonly Question[], others: Map<string, Question>) =>
    list.flatMap(({ id }) => (others.has(id) ? id : [])).join()
  return {
    removed: from.flatMap(({ id }) => (wanted.has(id) ? [] : id)),
    added: to.filter(({ id }) => !old.has(id)),
    changed,
    isReordered: stay(from, wanted) !== stay(to, old),
  }
}

/**
 * True when a form was changed elsewhere in what leads from one list to the other: then this step is not the owner's own any
 * more. What else has changed does not matter.
 */
export function isChangedElsewhere(now: readonly Question[], from: readonly Question[], to: readonly Question[]) {
  const { removed, added, changed, isReordered } = diffOf(from, to)
  const [stored, left] = [byId(now), byId(from)]
  const differs = (id: string) => {
    const [there, known] = [stored.get(id), left.get(id)]
    return !there || !known || Object.keys(changesOf(known, there)).length > 0
  }
  if (added.some(({ id }) => stored.has(id))) return true
  if ([...removed, ...changed.map(({ id }) => id)].some(differs)) return true
  return isReordered && now.map(({ id }) => id).join() !== from.map(({ id }) => id).join()
}

/** The place of a question that returns: behind the nearest of those before it that are still there. */
export function placeOf(id: string, wanted: readonly Question[], now: readonly Question[]): number {
  const before = wanted.slice(
    0,
    wanted.findIndex((question) => question.id === id),
  )
  const near = before.findLast((question) => now.some((other) => other.id === question.id))
  return near ? now.findIndex((question) => question.id === near.id) + 1 : 0
}

/** The rules with those that went with a question again in their places among those of `before`. */
export function withRulesOf(id: string, now: readonly Rule[], before: readonly Rule[]): Rule[] {
  const lost = rulesNaming(before, id)
  const rules = now.filter((rule) => !lost.some((other) => other.id === rule.id))
  for (const rule of lost) {
    const earlier = before.slice(0, before.indexOf(rule))
    const near = earlier.findLast((other) => rules.some(({ id }) => id === other.id))
    rules.splice(near ? rules.findIndex(({ id }) => id === near.id) + 1 : 0, 0, rule)
  }
  return rules
}

/** The rules that go when a question is deleted. */
export function rulesNaming(rules: readonly Rule[], id: string): Rule[] {
  const isIt = ({ questionId }: { questionId: string }) => questionId === id
  return rules.filter(({ conditions, actions }) => conditions.some(isIt) || actions.filter(isAboutQuestion).some(isIt))
}

function byId(questions: readonly Question[]): Map<string, Question> {
  return new Map(questions.map((question) => [question.id, question]))
}
