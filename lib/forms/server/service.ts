import { randomInt, randomUUID } from 'node:crypto'
import { type Database, database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { findOwnerLanguage } from '@/db/queries/accounts/owner-language'
import { listProfilePaths } from '@/db/queries/accounts/profiles'
import { insertQuestions, listQuestions } from '@/db/queries/forms/form-questions'
import { listRules, replaceRules } from '@/db/queries/forms/form-rules'
import {
  createForm,
  deleteForm,
  type FormFields,
  type FormRow,
  findForm,
  listForms,
  updateForm,
} from '@/db/queries/forms/forms'
import { forgetFollowUpForm, holdPage, listPagesAsking } from '@/db/queries/pages/page-forms'
import { isRetiredByOther, retirePath } from '@/db/queries/pages/retired-paths'
import { changePages } from '@/lib/request/changed-pages'
import { invalidField } from '@/lib/vocabulary/errors'
import { pick } from '@/lib/vocabulary/pick'
import { toCopyTitle } from '@/lib/vocabulary/text/copy-title'
import { textsOf } from '@/messages'
import { check } from '@/messages/check'
import type { Form } from '../form'
import { formPath } from '../form-path'
import { templateQuestions } from '../form-templates'
import type { CreateFormInput, UpdateFormInput } from '../schema'
import { toFormSlug } from '../slug'
import { changeForm, foundForm } from './change-form'
import { keepLanguages, languagesIn } from './form-languages'
import { requireFormSize } from './form-size'

export async function listOwnForms(owner: OwnerId): Promise<Form[]> {
  return (await listForms(database(), owner)).map(toForm)
}

export async function getForm(owner: OwnerId, id: string): Promise<Form> {
  return readForm(database(), owner, id)
}

/** No page needs revalidation, as its slug is new. */
export async function createOwnForm(owner: OwnerId, { template, ...fields }: CreateFormInput): Promise<Form> {
  return database().transaction(async (tx) => {
    const formId = await createWithSlug(tx, owner, fields)
    if (template) {
      const texts = textsOf(await findOwnerLanguage(tx, owner)).part('formTemplates')
      await insertQuestions(tx, { owner, formId }, templateQuestions(template, texts))
    }
    return readForm(tx, owner, formId)
  })
}

export async function updateOwnForm(
  owner: OwnerId,
  id: string,
  { nextPageId, ...changes }: UpdateFormInput,
  now: Date,
): Promise<Form> {
  const key = { owner, formId: id }
  const work = async (tx: Database) => {
    if (nextPageId !== undefined) await leadTo(tx, key, nextPageId, now)
    if (changes.translations) await keepLanguages(tx, key, languagesIn(changes.translations))
    return readForm(tx, owner, id)
  }
  return changeForm(key, now, work, changes)
}

async function leadTo(tx: Database, { owner, formId }: Key, nextPageId: string | null, now: Date): Promise<void> {
  if (nextPageId !== null && !(await holdPage(tx, owner, nextPageId))) {
    throw invalidField('nextPageId', check('unknownPage'))
  }
  await updateForm(tx, owner, formId, { nextPageId }, now)
}

/**
 * Deletes the form with its questions, rules and responses. Booking pages that asked its questions ask none, and their follow-ups
 * link to none.
 */
export async function deleteOwnForm(owner: OwnerId, id: string, now: Date): Promise<void> {
  await database().transaction(async (tx) => {
    // Locked first, so that no page can start to ask its questions before the deletion.
    foundForm(await updateForm(tx, owner, id, {}, now))
    const bookingSlugs = await listPagesAsking(tx, owner, id)
    await forgetFollowUpForm(tx, owner, id)
    const slug = foundForm(await deleteForm(tx, owner, id))
    await retirePath(tx, owner, formPath(slug))
    await changePages(tx, [formPath(slug), ...bookingSlugs, ...(await listProfilePaths(tx, owner))])
  })
}

/** Creates a draft with the same questions and rules, without responses. */
export async function duplicateForm(owner: OwnerId, id: string): Promise<Form> {
  return database().transaction(async (tx) => {
    const form = foundForm(await findForm(tx, owner, id))
    const copied = pick(form, ['description', 'textLanguage', 'translations', 'theme', 'thanksText', 'submitLabel'])
    const copy = { ...copied, title: toCopyTitle(form.title), isPublished: false }
    const copyId = await createWithSlug(tx, owner, copy)
    await copyContent(tx, { owner, formId: id }, { owner, formId: copyId })
    await requireFormSize(tx, { owner, formId: copyId })
    return readForm(tx, owner, copyId)
  })
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
      // A rule added after the questions were read names a question that is not copied.
      if (!sourceQuestionId || (rule.targetQuestionId && !targetQuestionId)) return []
      return [{ ...rule, id: randomUUID(), sourceQuestionId, targetQuestionId }]
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

async function readForm(db: Database, owner: OwnerId, id: string): Promise<Form> {
  return toForm(foundForm(await findForm(db, owner, id)))
}

function toForm(row: FormRow): Form {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    textLanguage: row.textLanguage,
    translations: row.translations,
    isPublished: row.isPublished,
    theme: row.theme,
    closesAt: row.closesAt?.toISOString() ?? null,
    maxResponses: row.maxResponses,
    closedText: row.closedText,
    thanksText: row.thanksText,
    submitLabel: row.submitLabel,
    notify: row.notify,
    nextPageId: row.nextPageId,
    showOnProfile: row.showOnProfile,
    questionCount: row.questionCount,
    responseCount: row.responseCount,
    spamCount: row.spamCount,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
