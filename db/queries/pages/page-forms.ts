import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { forms, timeSlotPages } from '@/db/schema'

/** Lists slugs of the booking pages that use a form. */
export async function listPagesAsking(db: Database, owner: OwnerId, formId: string): Promise<string[]> {
  const rows = await db
    .select({ slug: timeSlotPages.slug })
    .from(timeSlotPages)
    .where(and(eq(timeSlotPages.formId, formId), eq(timeSlotPages.userId, owner)))
  return rows.map(({ slug }) => slug)
}

/** A follow-up keeps its words when its form is deleted. */
export async function forgetFollowUpForm(tx: Database, owner: OwnerId, formId: string): Promise<void> {
  await tx
    .update(timeSlotPages)
    .set({ followUp: sql`${timeSlotPages.followUp} - 'formId'` })
    .where(and(eq(timeSlotPages.userId, owner), sql`${timeSlotPages.followUp} ->> 'formId' = ${formId}`))
}

/** Lists slugs of the forms that lead to a booking page. */
export async function listFormsLeadingTo(db: Database, owner: OwnerId, pageId: string): Promise<string[]> {
  const rows = await db
    .select({ slug: forms.slug })
    .from(forms)
    .where(and(eq(forms.nextPageId, pageId), eq(forms.userId, owner)))
  return rows.map(({ slug }) => slug)
}

/**
 * True when the form is this owner's. Inside a transaction it is locked until the end: a concurrent change would not
 * know of the page that is about to use the form.
 */
export async function holdForm(tx: Database, owner: OwnerId, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: forms.id })
    .from(forms)
    .where(and(eq(forms.id, id), eq(forms.userId, owner)))
    .for('share')
  return rows.length === 1
}

/** The same for a page that a form is about to lead to. Forms are locked before pages, so that none can deadlock. */
export async function holdPage(tx: Database, owner: OwnerId, id: string): Promise<boolean> {
  const rows = await ownPage(tx, owner, id).for('share')
  return rows.length === 1
}

/** In a transaction: nobody changes the owner's pages until it ends; visitors still book. */
export async function holdPages(tx: Database, owner: OwnerId): Promise<void> {
  await tx
    .select({ id: timeSlotPages.id })
    .from(timeSlotPages)
    .where(eq(timeSlotPages.userId, owner))
    .orderBy(asc(timeSlotPages.id))
    .for('no key update')
}

export async function holdPageToDelete(tx: Database, owner: OwnerId, id: string): Promise<boolean> {
  const rows = await ownPage(tx, owner, id).for('update')
  return rows.length === 1
}

function ownPage(tx: Database, owner: OwnerId, id: string) {
  return tx
    .select({ id: timeSlotPages.id })
    .from(timeSlotPages)
    .where(and(eq(timeSlotPages.id, id), eq(timeSlotPages.userId, owner)))
}
