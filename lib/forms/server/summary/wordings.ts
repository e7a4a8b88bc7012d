import { type AnsweredQuestion, isChoice, type Option, pickedFrom } from '@/lib/shared/forms/question'
import { SETTINGS, type SettingName } from '@/lib/shared/forms/question-settings'
import type { QuestionType } from '@/lib/shared/forms/question-types'
import type { Standing } from '../../summary/summary'

/** Something to choose; `isOffered` if it still is. */
export type Offered = Pick<Option, 'value' | 'label'> & { isOffered: boolean }

/** A question in one of its types, with today's wording if the form still asks it, and all that was ever to choose. */
export type Wording = Pick<AnsweredQuestion, 'id' | 'title' | 'type'> & {
  standing: Standing
  newest: AnsweredQuestion
  options: Offered[]
  rows: Offered[]
  columns: Offered[]
  /** Takes texts that are no options, or did. */
  takesOther: boolean
}

/** `current`: the form as it stands; `versions`: those with responses, the last used first. */
export function wordingsOf(
  current: readonly AnsweredQuestion[],
  versions: readonly (readonly AnsweredQuestion[])[],
): Wording[] {
  const currentIds = new Set(current.map(({ id }) => id))
  const wordings = new Map<string, Wording>()
  const add = (question: AnsweredQuestion, standing: Standing) => {
    const { id, title, type, settings: { rows = [], columns = [], other = false } = {} } = question
    const key = `${id} ${type}`
    const known = wordings.get(key)
    wordings.set(key, {
      ...(known ?? { id, title, type, standing, newest: question }),
      options: withOffered(known?.options, optionsOf(question)),
      rows: withOffered(known?.rows, rows),
      columns: withOffered(known?.columns, columns),
      takesOther: (other && takesOther(type)) || (known?.takesOther ?? false),
    })
  }
  for (const question of current) add(question, 'current')
  for (const question of versions.flat()) add(question, currentIds.has(question.id) ? 'retyped' : 'deleted')
  return [...wordings.values()]
}

function takesOther(type: QuestionType): boolean {
  const settings: readonly SettingName[] = SETTINGS[type]
  return settings.includes('other')
}

/** The answers to choose from, also where they are no options of the owner's. */
function optionsOf({ type, options, settings = {} }: AnsweredQuestion): readonly Option[] {
  const all = isChoice(type) ? null : pickedFrom({ questionType: type, options, settings })
  return all ? all.map((value) => ({ value, label: value })) : options
}

/** Adds what an older wording offered. */
function withOffered(known: readonly Offered[] | undefined, more: readonly Option[]): Offered[] {
  if (!known) return more.map(({ value, label }) => ({ value, label, isOffered: true }))
  return [...known, ...missingIn(known, more)]
}

/** Those that are no longer to choose. */
export function missingIn(known: readonly Offered[], more: readonly Pick<Option, 'value' | 'label'>[]): Offered[] {
  const values = new Set(known.map(({ value }) => value))
  return more.filter(({ value }) => !values.has(value)).map(({ value, label }) => ({ value, label, isOffered: false }))
}
