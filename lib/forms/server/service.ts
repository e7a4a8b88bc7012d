import { type Database, database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { listProfilePaths } from '@/db/queries/accounts/profiles'
import { listRules } from '@/db/queries/forms/form-rules'
import { deleteForm, findFormId, listEndingIds, listForms, updateForm } from '@/db/queries/forms/forms'
import { forgetFollowUpForm, holdPage, listPagesAsking } from '@/db/queries/pages/page-forms'
import { retirePath } from '@/db/queries/pages/retired-paths'
import { withOutbox } from '@/lib/outbox/with-outbox'
import { changePages } from '@/lib/request/changed-pages'
import { invalidField } from '@/lib/shared/errors'
import type { TitledListQuery } from '@/lib/shared/list-order'
import { check } from '@/messages/check'
import type { Form } from '../form'
import { formPath } from '../form-path'
import type { UpdateFormInput } from '../schema'
import { changeForm, foundForm } from './change-form'
import { settleClosing } from './closing-event'
import { writeCustomTexts } from './custom-texts'
import { tellDeleted } from './delete-responses'
import { keepLanguages, languagesIn } from './form-languages'
import { readForm, toForm } from './read-form'
import { toRule } from './rule-rows'

export async function listOwnForms(
  owner: OwnerId,
  query: TitledListQuery = {},
  db: Database = database(),
): Promise<Form[]> {
  return (await listForms(db, owner, query)).map(toForm)
}

export async function getForm(owner: OwnerId, id: string): Promise<Form> {
  return readForm(database(), owner, id)
}

/** The id of the form at `/form/{slug}`, published or not. */
export async function findOwnFormId(owner: OwnerId, slug: string): Promise<string> {
  return foundForm(await findFormId(database(), owner, slug))
}

/** `more` is done in the same change of the form; `within` is the transaction that it is part of. */
export async function updateOwnForm(
  owner: OwnerId,
  id: string,
  { nextPageId, endings, respondentMail, ...changes }: UpdateFormInput,
  now: Date,
  { more, within }: { more?: (tx: Database, key: Key) => Promise<void>; within?: Database } = {},
): Promise<Form> {
  const key = { owner, formId: id }
  const work = async (tx: Database) => {
    if (nextPageId !== undefined) await leadTo(tx, key, nextPageId, now)
    await writeCustomTexts(tx, key, { endings, respondentMail, translations: changes.translations }, now)
    if (changes.translations) await keepLanguages(tx, key, languagesIn(changes.translations))
    await more?.(tx, key)
    if (endings) await keepNamedEndings(tx, key)
    return readForm(tx, owner, id)
  }
  return changeForm(key, now, work, changes, within)
}

/** A rule would lead to an ending that is gone. */
async function keepNamedEndings(tx: Database, key: Key): Promise<void> {
  const ids = await listEndingIds(tx, key.owner, key.formId)
  const named = (await listRules(tx, key)).map(toRule).flatMap(({ actions }) => actions)
  if (named.some((action) => action.type === 'end' && !ids.includes(action.endingId))) {
    throw invalidField('endings', check('endingNamed'))
  }
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
export async function deleteOwnForm(owner: OwnerId, id: string, now: Date, within?: Database): Promise<void> {
  const remove = async (tx: Database) => {
    // Locked first, so that no page can start to ask its questions before the deletion; closed, so that webhooks are told.
    foundForm(await updateForm(tx, owner, id, { isPublished: false }, now))
    await settleClosing(tx, id, { isByHand: true, now })
    await tellDeleted(tx, { owner, formId: id, ids: 'all' }, now)
    const bookingSlugs = await listPagesAsking(tx, owner, id)
    await forgetFollowUpForm(tx, owner, id)
    const slug = foundForm(await deleteForm(tx, owner, id))
    await retirePath(tx, owner, formPath(slug))
    await changePages(tx, [formPath(slug), ...bookingSlugs, ...(await listProfilePaths(tx, owner))])
  }
  await withOutbox(remove, { within })
}

type Key = { owner: OwnerId; formId: string }
