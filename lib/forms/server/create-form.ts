import { randomInt, randomUUID } from 'node:crypto'
import { type Database, database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { findOwnerLanguage } from '@/db/queries/accounts/owner-language'
import { type FormKey, insertQuestions, listQuestions } from '@/db/queries/forms/form-questions'
import { listRules, replaceRules } from '@/db/queries/forms/form-rules'
import { createForm, type FormFields, findForm } from '@/db/queries/forms/forms'
import { isRetiredByOther } from '@/db/queries/pages/retired-paths'
import { once } from '@/lib/request/once'
import type { Question } from '@/lib/shared/forms/question'
import { pick } from '@/lib/shared/pick'
import { toCopyTitle } from '@/lib/shared/text/copy-title'
import { textsOf } from '@/messages'
import type { Form } from '../form'
import { formPath } from '../form-path'
import type { CreateFormInput, CreateQuestionInput } from '../schema'
import { toFormSlug } from '../slug'
import { templateContent } from '../template-content'
import { foundForm } from './change-form'
import { settleClosing } from './closing-event'
import { toNewFields, toQuestion, writeNewQuestions } from './edit-questions'
import { writeRules } from './edit-rules'
import { requireFormSize } from './form-size'
import { readForm } from './read-form'
import { toRow, toRule, withQuestions } from './rule-rows'

/** No page needs revalidation, as its slug is new. */
export async function createOwnForm(owner: OwnerId, input: CreateFormInput): Promise<Form> {
  const create = async (tx: Database) => readForm(tx, owner, await insertForm(tx, owner, input))
  return database().transaction((tx) => once(tx, () => create(tx)))
}

/** The questions follow those of the template, in order. Nothing is left of a form of which one is refused. */
export async function createFormWithQuestions(
  owner: OwnerId,
  input: CreateFormInput,
  questions: readonly CreateQuestionInput[],
): Promise<{ form: Form; questions: Question[] }> {
  const create = async (tx: Database) => {
    const key = { owner, formId: await insertForm(tx, owner, input) }
    await writeNewQuestions(tx, key, questions.map(toNewFields))
    await requireFormSize(tx, key)
    return { form: await readForm(tx, owner, key.formId), questions: (await listQuestions(tx, key)).map(toQuestion) }
  }
  return database().transaction((tx) => once(tx, () => create(tx)))
}

async function insertForm(tx: Database, owner: OwnerId, { template, ...fields }: CreateFormInput): Promise<string> {
  const formId = await createWithSlug(tx, owner, fields)
  await settleClosing(tx, formId, { isByHand: true, now: new Date() })
  if (template) {
    const texts = textsOf(await findOwnerLanguage(tx, owner)).part('formTemplates')
    const { questions, rules } = templateContent(template, texts, randomUUID)
    await insertQuestions(tx, { owner, formId }, questions)
    await writeRules(tx, { owner, formId }, rules)
  }
  return formId
}

const COPIED = [
  'description',
  'textLanguage',
  'translations',
  'theme',
  'thanksText',
  'submitLabel',
  'endings',
  'respondentMail',
  'ownPageOnly',
  'retentionDays',
] as const satisfies (keyof FormFields)[]

/** Creates a draft with the same questions and rules, without responses. */
export async function duplicateForm(owner: OwnerId, id: string): Promise<Form> {
  const create = async (tx: Database) => {
    const form = foundForm(await findForm(tx, owner, id))
    const copied = pick(form, COPIED)
    const { t, say } = textsOf(await findOwnerLanguage(tx, owner)).part('actions')
    const title = toCopyTitle(form.title, (kept) => say(t.copyOf, { title: kept }))
    const copy = { ...copied, title, isPublished: false }
    const copyId = await createWithSlug(tx, owner, copy)
    await copyContent(tx, { owner, formId: id }, { owner, formId: copyId })
    await requireFormSize(tx, { owner, formId: copyId })
    return readForm(tx, owner, copyId)
  }
  return database().transaction((tx) => once(tx, () => create(tx)))
}

async function copyContent(tx: Database, from: FormKey, to: FormKey): Promise<void> {
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
    rules.flatMap((rule) => {
      // A rule added after the questions were read names a question that is not copied.
      const copy = withQuestions(toRule(rule), (id) => ids.get(id))
      return copy ? [toRow(copy, randomUUID())] : []
    }),
  )
}

/** A slug with a random tail is rarely taken, so a few attempts suffice. */
async function createWithSlug(db: Database, owner: OwnerId, form: Omit<FormFields, 'slug'>): Promise<string> {
  for (let tries = 0; tries < 10; tries += 1) {
    const slug = toFormSlug(form.title, randomInt)
    if (await isRetiredByOther(db, owner, formPath(slug))) continue
    const id = await createForm(db, owner, { ...form, slug })
    if (id) return id
  }
  throw new Error('No free address was found')
}
