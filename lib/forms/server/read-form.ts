import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { type FormRow, findForm } from '@/db/queries/forms/forms'
import type { Form } from '../form'
import { foundForm } from './change-form'

/** Throws 404 for a missing form and for another owner's. */
export async function readForm(db: Database, owner: OwnerId, id: string): Promise<Form> {
  return toForm(foundForm(await findForm(db, owner, id)))
}

/** A form for its owner. */
export function toForm(row: FormRow): Form {
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
    endings: row.endings,
    respondentMail: row.respondentMail,
    notify: row.notify,
    noticesChosen: row.noticesChosen,
    nextPageId: row.nextPageId,
    ownPageOnly: row.ownPageOnly,
    showOnProfile: row.showOnProfile,
    retentionDays: row.retentionDays,
    questionCount: row.questionCount,
    responseCount: row.responseCount,
    newCount: row.newCount,
    spamCount: row.spamCount,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
