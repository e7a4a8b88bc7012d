import { createHash } from 'node:crypto'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { lockOwner } from '@/db/queries/accounts/owner-lock'
import { listAllQuestions, listAllRules, nameQuestions } from '@/db/queries/forms/all-questions'
import type { QuestionRow } from '@/db/queries/forms/form-questions'
import type { Form } from '@/lib/forms/form'
import { keysOf } from '@/lib/forms/questions/question-keys'
import { listOwnForms } from '@/lib/forms/server/service'
import type { TimeSlotPage } from '@/lib/pages/schema'
import { listTimeSlotPages } from '@/lib/pages/server/service'
import { yieldBetweenBatches } from '@/lib/platform/yield-between-batches'
import { SETTINGS_FIELDS, type Settings } from '@/lib/settings/schema'
import { readSettings } from '@/lib/settings/service'
import { pick } from '@/lib/shared/pick'
import { listOwnTimeOff } from '@/lib/time-off/server/time-off'
import { canonical } from '../canonical'
import { THINGS_AT_ONCE } from '../changed-fields'
import type { ConfigurationText } from '../schema'
import { type HostNames, readHostNames } from './host-names'
import { toFormText, toPageText, toTimeOffText } from './to-text'

/** Ids of what a document names: by slug, and questions by the slug of their form and their key. */
export type Ids = {
  pages: ReadonlyMap<string, string>
  forms: ReadonlyMap<string, string>
  questions: ReadonlyMap<string, ReadonlyMap<string, string>>
}

export type Whole = Required<ConfigurationText>
export type Stored = {
  document: Whole
  version: string
  ids: Ids
  settings: Settings
  pages: readonly TimeSlotPage[]
  forms: readonly Form[]
  hosts: HostNames
}

/** In a transaction. Everything that the owner has set, each list in a fixed order. Names questions that have no key yet. */
export async function readConfiguration(tx: Database, owner: OwnerId): Promise<Stored> {
  const settings = await readSettings(tx, owner)
  const timeOff = await listOwnTimeOff(owner, {}, tx)
  const pages = bySlug(await listTimeSlotPages(owner, {}, tx))
  const forms = bySlug(await listOwnForms(owner, {}, tx))
  const questions = groupBy(await readNamedQuestions(tx, owner), ({ formId }) => formId)
  const rules = groupBy(await listAllRules(tx, owner), ({ formId }) => formId)
  const hosts = await readHostNames(tx, owner)
  const slugOf = new Map([...pages, ...forms].map(({ id, slug }) => [id, slug]))
  const document: Whole = {
    settings: pick(settings, SETTINGS_FIELDS),
    timeOff: timeOff.filter(({ kind }) => kind === 'leave').map(toTimeOffText),
    pages: await textsOf(pages, (page) => toPageText(page, slugOf, hosts)),
    forms: await textsOf(forms, (form) => {
      return toFormText(form, { questions: questions.get(form.id) ?? [], rules: rules.get(form.id) ?? [] }, slugOf)
    }),
  }
  const ids: Ids = {
    pages: new Map(pages.map(({ slug, id }) => [slug, id])),
    forms: new Map(forms.map(({ slug, id }) => [slug, id])),
    questions: new Map(
      forms.map(({ slug, id }) => [slug, new Map((questions.get(id) ?? []).map((one) => [one.key, one.id]))]),
    ),
  }
  return { document, version: await versionOf(document), ids, settings, pages, forms, hosts }
}

/** Two documents that say the same have the same. Others are answered while it is computed. */
async function versionOf({ pages, forms, ...rest }: Whole): Promise<string> {
  const parts = createHash('sha256').update(canonical(rest))
  for (const things of [pages, forms]) {
    parts.update('\n')
    for await (const some of yieldBetweenBatches(Object.entries(things), THINGS_AT_ONCE)) parts.update(canonical(some))
  }
  return parts.digest('hex')
}

/** Others are answered between some of them. */
async function textsOf<Thing extends { slug: string }, Text>(
  things: readonly Thing[],
  toText: (thing: Thing) => Text,
): Promise<Record<string, Text>> {
  const texts: [string, Text][] = []
  for await (const some of yieldBetweenBatches(things, THINGS_AT_ONCE)) {
    texts.push(...some.map((thing): [string, Text] => [thing.slug, toText(thing)]))
  }
  return Object.fromEntries(texts)
}

export type NamedQuestion = QuestionRow & { key: string }

/** A question gets its key when it is read here for the first time, and keeps it. */
async function readNamedQuestions(tx: Database, owner: OwnerId): Promise<NamedQuestion[]> {
  const found = await listAllQuestions(tx, owner)
  if (found.every(({ key }) => key !== null)) return withKeys(found)
  await lockOwner(tx, owner)
  const named = withKeys(await listAllQuestions(tx, owner))
  await nameQuestions(tx, owner, named)
  return named
}

function withKeys(rows: readonly QuestionRow[]): NamedQuestion[] {
  return [...groupBy(rows, ({ formId }) => formId).values()].flatMap((questions) => {
    const keys = keysOf(questions)
    return questions.map((question, index) => ({ ...question, key: keys[index] ?? question.id }))
  })
}

function bySlug<Thing extends { slug: string }>(things: Thing[]): Thing[] {
  return things.sort((one, other) => (one.slug < other.slug ? -1 : 1))
}

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}
