import { yieldBetweenBatches } from '@/lib/platform/yield-between-batches'
import { canonical, isSame } from './canonical'
import { THINGS_AT_ONCE } from './changed-fields'
import type { ConfigurationText } from './schema'

export const DIFFERENCE_KINDS = ['create', 'change', 'delete'] as const

/**
 * One difference. `path` names its place in the document, as in `pages.intro-call.durations`; the questions of a form are named
 * by their keys. `before` is missing for what is created, `after` for what is deleted.
 */
export type Difference = {
  path: string
  kind: (typeof DIFFERENCE_KINDS)[number]
  before?: unknown
  after?: unknown
}

type Fields = Readonly<Record<string, unknown>>
type Named = Readonly<Record<string, Fields>>

/** The differences between two whole documents, in the order of a document. Others are answered between some of their pages and forms. */
export async function findDifferences(before: ConfigurationText, after: ConfigurationText): Promise<Difference[]> {
  const found = [
    ...ofFields('settings', before.settings ?? {}, after.settings ?? {}),
    ...ofEntries('timeOff', before.timeOff ?? [], after.timeOff ?? []),
  ]
  for (const [kind, ofOne] of [
    ['pages', ofFields],
    ['forms', ofForm],
  ] as const) {
    const [was, is] = [before[kind] ?? {}, after[kind] ?? {}]
    for await (const names of yieldBetweenBatches(namesOf(was, is), THINGS_AT_ONCE)) {
      found.push(...names.flatMap((name) => ofThing(`${kind}.${name}`, ownOf(was, name), ownOf(is, name), ofOne)))
    }
  }
  return found
}

function ofForm(path: string, before: Fields, after: Fields): Difference[] {
  const { questions: questionsBefore, ...fieldsBefore } = before
  const { questions: questionsAfter, ...fieldsAfter } = after
  const [was, is] = [byKey(questionsBefore), byKey(questionsAfter)]
  const isMoved =
    [...is.keys()].filter((key) => was.has(key)).join() !== [...was.keys()].filter((key) => is.has(key)).join()
  const order = { path: `${path}.questions`, kind: 'change', before: [...was.keys()], after: [...is.keys()] } as const
  return [
    ...ofFields(path, fieldsBefore, fieldsAfter),
    ...(isMoved ? [order] : []),
    ...[...new Set([...was.keys(), ...is.keys()])].flatMap((key) => {
      return ofThing(`${path}.questions.${key}`, was.get(key), is.get(key), ofFields)
    }),
  ]
}

function ofThing(
  path: string,
  before: Fields | undefined,
  after: Fields | undefined,
  ofOne: (path: string, before: Fields, after: Fields) => Difference[],
): Difference[] {
  if (before && after) return ofOne(path, before, after)
  return after ? [{ path, kind: 'create', after }] : [{ path, kind: 'delete', before }]
}

function ofFields(path: string, before: Fields, after: Fields): Difference[] {
  return namesOf(before, after)
    .filter((name) => !isSame(before[name], after[name]))
    .map((name) => ({ path: `${path}.${name}`, kind: 'change', before: before[name], after: after[name] }))
}

/** Entries without a name are the same when they say the same. */
function ofEntries(path: string, before: readonly unknown[], after: readonly unknown[]): Difference[] {
  const [gone, added] = [without(before, after), without(after, before)]
  return [
    ...gone.map((entry) => ({ path, kind: 'delete', before: entry }) as const),
    ...added.map((entry) => ({ path, kind: 'create', after: entry }) as const),
  ]
}

/** The entries that are not among the others, each of which stands for one. */
export function without<Entry>(entries: readonly Entry[], others: readonly unknown[]): Entry[] {
  const left = new Map<string, number>()
  for (const other of others) left.set(canonical(other), (left.get(canonical(other)) ?? 0) + 1)
  return entries.filter((entry) => {
    const text = canonical(entry)
    const count = left.get(text) ?? 0
    left.set(text, count - 1)
    return count <= 0
  })
}

function byKey(questions: unknown): Map<string, Fields> {
  const list = (questions ?? []) as { key: string }[]
  return new Map(list.map(({ key, ...fields }) => [key, fields]))
}

/** A page can be called `constructor`. */
function ownOf(things: Named, name: string): Fields | undefined {
  return Object.hasOwn(things, name) ? things[name] : undefined
}

function namesOf(before: Fields, after: Fields): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
}
