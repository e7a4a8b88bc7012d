import { changedFields, isEmpty } from './changed-fields'
import { without } from './differences'
import type { FormConfiguration, PlanInput } from './schema'

/**
 * What one document changes at most on the embedded database, where everybody else waits for its transaction: a page takes eight
 * statements, a form twelve, a question that is there already two.
 */
export const MAX_AT_ONCE = { pagesAndForms: 8, questions: 40, timeOff: 50 }

type Counts = typeof MAX_AT_ONCE
/** The account, as `readConfiguration` has it. */
type Stored = { timeOff: readonly object[]; pages: Things; forms: Things<{ questions?: readonly Question[] }> }
type Things<Thing extends object = object> = Readonly<Record<string, Thing>>
type Question = { key: string }

/** How many pages and forms a document makes, changes or deletes, how many questions of its forms, and how many entries of time off. */
export function countChanges(stored: Stored, { document, prune }: Pick<PlanInput, 'document' | 'prune'>): Counts {
  const pages = changedOf(document.pages, stored.pages)
  const forms = changedOf(document.forms, stored.forms)
  const deleted = prune ? missingOf(document.pages, stored.pages) + missingOf(document.forms, stored.forms) : 0
  const questions = forms.map(([slug, form]) => countQuestions(stored.forms[slug]?.questions ?? [], form))
  return {
    pagesAndForms: pages.length + forms.length + deleted,
    questions: questions.reduce((sum, count) => sum + count, 0),
    timeOff: countTimeOff(stored.timeOff, document.timeOff),
  }
}

function changedOf<Thing extends object>(sent: Things<Thing> = {}, stored: Things): [string, Thing][] {
  return Object.entries(sent).filter(([slug, thing]) => {
    return !Object.hasOwn(stored, slug) || !isEmpty(changedFields(thing, stored[slug] ?? {}))
  })
}

function missingOf(sent: Things = {}, stored: Things): number {
  return Object.keys(stored).filter((slug) => !Object.hasOwn(sent, slug)).length
}

function countQuestions(before: readonly Question[], { questions }: FormConfiguration): number {
  if (!questions) return 0
  const known = new Map(before.map((question) => [question.key, question]))
  const kept = questions.filter(({ key }) => known.has(key)).length
  const changed = questions.filter((question) => !isEmpty(changedFields(question, known.get(question.key) ?? {})))
  return changed.length + before.length - kept
}

/** One that is changed goes and comes. */
function countTimeOff(before: readonly object[], after: readonly object[] = before): number {
  return Math.max(without(before, after).length, without(after, before).length)
}
