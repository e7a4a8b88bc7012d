import { and, asc, eq, notInArray, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { outbox } from '@/db/schema'
import { COMPOSED_MAILS, EVENTS_TEMPLATE } from '@/lib/shared/outbox'
import { NOTICE_ADDRESS } from '../accounts/person-email'
import { isWaiting } from '../outbox/outbox'
import { deleteMails } from '../outbox/outbox-meeting'
import { asIds, asList, type Person } from './person'

const BARE_BOOKING = sql`case when e.data ? 'booking' then jsonb_build_object(
      'booking', (e.data -> 'booking') || '{"attendeeName": "", "attendeeEmail": "", "guests": [], "history": []}'::jsonb,
      'meeting', (e.data -> 'meeting') || '{"attendees": []}'::jsonb) else '{}'::jsonb end`
const BARE_RESPONSE = sql`case when e.data ? 'response' then jsonb_build_object('response', (e.data -> 'response')
      || '{"respondentName": null, "respondentEmail": null, "data": {}, "files": [], "note": ""}'::jsonb)
      else '{}'::jsonb end`

/** Webhooks that wait are sent without the person; what endpoints answered is forgotten too. */
export async function forgetEvents(
  tx: Database,
  userId: string,
  { booking = [], response = [] }: { booking?: readonly string[]; response?: readonly string[] },
): Promise<void> {
  await tx.execute(sql`
    with forgotten as (
      update webhook_events e set data = e.data || ${BARE_BOOKING} || ${BARE_RESPONSE}
      where e.user_id = ${userId}::uuid and (
        e.data #>> '{booking,id}' in ${asList(booking)} or e.data #>> '{response,id}' in ${asList(response)})
      returning e.id
    )
    update webhook_deliveries d set attempts = '[]'::jsonb from forgotten where d.event_id = forgotten.id`)
}

/**
 * Deletes the mails about meetings of an account that nobody has to get any more: all but `kept`. Those that were given up are tried
 * again by whoever has the meeting, whoever caused them.
 */
export async function forgetMails(
  tx: Database,
  userId: string,
  meetingIds: readonly string[],
  kept: readonly string[],
): Promise<void> {
  const ofMeetings = and(
    sql`${outbox.meetingId} in ${asIds(meetingIds)}`,
    sql`${outbox.template} <> ${EVENTS_TEMPLATE}`,
  )
  const isOther = sql`${outbox.template} not in ${asList(kept)}`
  await tx.delete(outbox).where(and(isWaiting, eq(outbox.userId, userId), ofMeetings, isOther))
  await tx
    .update(outbox)
    .set({ payload: '', lastError: null })
    .where(and(ofMeetings, sql`${outbox.failedAt} is not null`))
}

export type KeptMail = { id: string; template: string; payload: string; isWaiting: boolean }

/** Mails of an owner whose words are still kept, after an id: those that wait, and those that were given up. */
export async function listKeptMails(db: Database, userId: string, after: string, limit: number): Promise<KeptMail[]> {
  const rows = await db
    .select({ id: outbox.id, template: outbox.template, payload: outbox.payload, failedAt: outbox.failedAt })
    .from(outbox)
    .where(
      and(
        eq(outbox.userId, userId),
        sql`${outbox.doneAt} is null and ${outbox.payload} <> '' and ${outbox.id} > ${after}::uuid`,
        notInArray(outbox.template, [EVENTS_TEMPLATE, ...COMPOSED_MAILS]),
      ),
    )
    .orderBy(asc(outbox.id))
    .limit(limit)
  return rows.map(({ failedAt, ...row }) => ({ ...row, isWaiting: failedAt === null }))
}

export async function forgetMail(db: Database, { id, isWaiting: mayGo }: KeptMail): Promise<void> {
  if (mayGo) await deleteMails(db, [id])
  else await db.update(outbox).set({ payload: '', lastError: null }).where(eq(outbox.id, id))
}

/**
 * Takes an address out of texts in which others named it: notes, answers and descriptions. It does not match inside of a longer
 * address.
 */
export async function forgetMentions(db: Database, { userId, addresses, until }: Person): Promise<void> {
  const before = sql`${until.toISOString()}::timestamptz`
  for (const address of addresses) {
    const pattern = `(?<![A-Za-z0-9._%+-])${address.replace(/[^A-Za-z0-9@]/g, '\\$&')}(?![A-Za-z0-9-])`
    const without = (column: string) => sql`regexp_replace(${sql.raw(column)}, ${pattern}, '', 'gi')`
    const has = (column: string) => sql`${sql.raw(column)} ~* ${pattern}`
    await db.execute(sql`
      update meetings set title = ${without('title')}, description = ${without('description')}, updated_at = now()
      where user_id = ${userId}::uuid and created_at <= ${before} and (${has('title')} or ${has('description')})`)
    await db.execute(sql`
      update form_responses r set responses = ${without('r.responses::text')}::jsonb, note = ${without('r.note')},
        marked_at = now()
      from forms f where f.id = r.form_id and f.user_id = ${userId}::uuid and r.created_at <= ${before}
        and (${has('r.responses::text')} or ${has('r.note')})`)
    await db.execute(sql`
      update time_slot_bookings set cancel_reason = ${without('cancel_reason')}, history = ${without('history::text')}::jsonb
      where user_id = ${userId}::uuid and created_at <= ${before}
        and (${has('cancel_reason')} or ${has('history::text')})`)
    await db.execute(sql`
      update webhook_events set data = ${without('data::text')}::jsonb
      where user_id = ${userId}::uuid and created_at <= ${before} and ${has('data::text')}`)
    await db.execute(sql`
      delete from idempotency_keys where scope in (
          select 'page:' || id from time_slot_pages where user_id = ${userId}::uuid
          union all select 'form:' || id from forms where user_id = ${userId}::uuid
        ) and created_at <= ${before} and ${has('response::text')}`)
    await db.execute(sql`
      delete from mailbox_messages message using users u
      where u.id = ${userId}::uuid and message.created_at <= ${before}
        and ${NOTICE_ADDRESS} in (message.to_address, message.reply_to)
        and (${has('message.to_address')} or ${has('message.text')} or ${has('message.calendar_file')})`)
  }
}
