import { randomInt, randomUUID } from 'node:crypto'
import { type Database, database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { insertQuestions, listQuestions } from '@/db/queries/form-questions'
import { listRules, replaceRules } from '@/db/queries/form-rules'
import { createForm, deleteForm, type FormFields, type FormRow, findForm, listForms } from '@/db/queries/forms'
import { recordPageChanges } from '@/db/queries/page-changes'
import { MAX_TITLE } from '@/lib/text'
import { type Changed, changeForm, formPath, foundForm } from './change-form'
import type { Form } from './form'
import type { CreateFormInput, UpdateFormInput } from './schema'
import { toFormSlug } from './slug'

export async function listOwnForms(owner: OwnerId): Promise<Form[]> {
  return (await listForms(database(), owner)).map(toForm)
}

export async function getForm(owner: OwnerId, id: string): Promise<Form> {
  return readForm(database(), owner, id)
}

/** Its address is new, so that no page there is cached. */
export async function createOwnForm(owner: OwnerId, input: CreateFormInput): Promise<Form> {
  return readForm(database(), owner, await createWithSlug(database(), owner, input))
}

export async function updateOwnForm(
  owner: OwnerId,
  id: string,
  changes: UpdateFormInput,
  now: Date,
): Promise<Changed<Form>> {
  return changeForm({ owner, formId: id }, now, (tx) => readForm(tx, owner, id), changes)
}

/** Its questions, rules and responses go with it. */
export async function deleteOwnForm(owner: OwnerId, id: string): Promise<Changed<undefined>> {
  return database().transaction(async (tx) => {
    const slug = foundForm(await deleteForm(tx, owner, id))
    await recordPageChanges(tx, [formPath(slug)])
    return { result: undefined, slug }
  })
}

/** A draft with the same questions and rules, and no responses. */
export async function duplicateForm(owner: OwnerId, id: string): Promise<Form> {
  return database().transaction(async (tx) => {
    const { title, description, theme } = foundForm(await findForm(tx, owner, id))
    const copy = { title: toCopyTitle(title), description, theme, isPublished: false }
    const copyId = await createWithSlug(tx, owner, copy)
    await copyContent(tx, { owner, formId: id }, { owner, formId: copyId })
    return readForm(tx, owner, copyId)
  })
}

/** Cut where it would be too long, and never through a character of two units. */
function toCopyTitle(title: string): string {
  const suffix = ' (copy)'
  const kept = title.slice(0, MAX_TITLE - suffix.length)
  return (kept.isWellFormed() ? kept : kept.slice(0, -1)).trimEnd() + suffix
}

type Key = { owner: OwnerId; formId: string }

async function copyContent(tx: Database, from: Key, to: Key): Promise<void> {
  const questions = await listQuestions(tx, from)
  const rules = await listRules(tx, from)
  const ids = new Map(questions.map(({ id }) => [id, randomUUID()]))
  await insertQuestions(
    tx,
    to,
    questions.map(({ formId, ...question }) => ({ ...question, id: ids.get(question.id) })),
  )
  await replaceRules(
    tx,
    to,
    rules.flatMap(({ formId, order, ...rule }) => {
      const [sourceQuestionId, targetQuestionId] = [
        ids.get(rule.sourceQuestionId),
        ids.get(rule.targetQuestionId ?? ''),
      ]
      // One that came after the questions were read names what is not copied.
      if (!sourceQuestionId || (rule.targetQuestionId && !targetQuestionId)) return []
      return [{ ...rule, id: randomUUID(), sourceQuestionId, targetQuestionId }]
    }),
  )
}

/** A random tail is hardly ever taken; a few tries make it certain. */
async function createWithSlug(db: Database, owner: OwnerId, form: Omit<FormFields, 'slug'>): Promise<string> {
  for (let tries = 0; tries < 10; tries += 1) {
    const id = await createForm(db, owner, { ...form, slug: toFormSlug(form.title, randomInt) })
    if (id) return id
  }
  throw new Error('No free address was found')
}

async function readForm(db: Database, owner: OwnerId, id: string): Promise<Form> {
  return toForm(foundForm(await findForm(db, owner, id)))
}

function toForm(row: FormRow): Form {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    isPublished: row.isPublished,
    theme: row.theme,
    closesAt: row.closesAt?.toISOString() ?? null,
    maxResponses: row.maxResponses,
    closedText: row.closedText,
    notify: row.notify,
    questionCount: row.questionCount,
    responseCount: row.responseCount,
    spamCount: row.spamCount,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
