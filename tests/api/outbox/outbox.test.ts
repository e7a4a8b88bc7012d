// @module-tag every-database
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { database } from '@/db/client'
import { newId } from '@/db/new-id'
import { claimEvents } from '@/db/queries/outbox/outbox-claim'
import { rowsOf } from '@/db/queries/rows'
import { MailRefusedError } from '@/lib/mail/refused'
import { sendMail } from '@/lib/mail/send'
import { claimMails } from '@/lib/outbox/claim-mails'
import { deliverDue } from '@/lib/outbox/deliver'
import { deliverNow } from '@/lib/outbox/deliver-mails'
import { enqueue, enqueueEvents } from '@/lib/outbox/enqueue'
import { lease } from '@/lib/outbox/queue'
import { createToken } from '@/lib/platform/tokens'
import { ApiClient } from '@/tests/support/api/client'
import { mailsTo, newEmail, signInOwner } from '@/tests/support/api/owner'
import { createBooking } from '@/tests/support/factories/bookings'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'

type Refusal = { message: string; isFinal: boolean; isSure?: boolean } | null
const state = vi.hoisted((): { refusal: Refusal } => ({ refusal: null }))

vi.mock('@/lib/mail/send', async (load) => {
  const real = await load<typeof import('@/lib/mail/send')>()
  const send: typeof real.sendMail = async (mail, key, owner) => {
    if (state.refusal) throw new MailRefusedError(state.refusal.message, state.refusal.isFinal, state.refusal.isSure)
    return real.sendMail(mail, key, owner)
  }
  return { ...real, sendMail: vi.fn(send) }
})

// Each test delivers by itself: a delivery that an earlier one woke would take its mails.
vi.mock('@/lib/outbox/wake', () => ({ wakeOutbox: () => {}, wakeEvents: () => {}, wakeWebhooks: () => {} }))

const transport = vi.mocked(sendMail)
const BUSY = { message: 'SMTP EENVELOPE 451', isFinal: false }
const NEVER = { message: 'SMTP EENVELOPE 550', isFinal: true }

type Row = { attempts: number; waits: number; done: boolean; failed: boolean; error: string | null; payload: string }
const waiting = async () =>
  rowsOf<Row>(
    await database().execute(sql`
      select attempts, round(extract(epoch from next_attempt_at - now()))::int as waits, done_at is not null as done,
        failed_at is not null as failed, last_error as error, payload
      from outbox where template <> 'magic-link' order by created_at desc, template limit 2`),
  )
const makeDue = () => database().execute(sql`update outbox set next_attempt_at = now() - interval '1 second'`)

beforeEach(() => {
  state.refusal = null
  transport.mockClear()
})

describe('deliverDue', () => {
  describe('a mail that the transport does not take', () => {
    it('is tried again, after pauses that grow, until it is taken', async () => {
      const attendee = await queueRefused()
      const pauses: number[] = []
      for (let attempt = 1; attempt <= 4; attempt += 1) {
        const [row] = await waiting()
        pauses.push(row?.waits ?? 0)
        expect(row).toMatchObject({ attempts: attempt, done: false, failed: false, error: 'SMTP EENVELOPE 451' })
        await makeDue()
        await deliverDue()
      }
      expect(pauses).toEqual([...pauses].sort((a, b) => a - b))
      expect(pauses[0]).toBeLessThanOrEqual(10)
      expect(pauses[3]).toBeGreaterThan(600)
      state.refusal = null
      await makeDue()
      expect(await mailsTo(attendee)).toHaveLength(1)
      expect(await waiting()).toMatchObject([
        { done: true, payload: '' },
        { done: true, payload: '' },
      ])
    })

    it('is kept, and not tried again, when it never will be', async () => {
      await queueRefused(NEVER)
      expect(await waiting()).toMatchObject([{ failed: true }, { failed: true }])
      transport.mockClear()
      await makeDue()
      await deliverDue()
      expect(transport).not.toHaveBeenCalled()
    })

    it('is a 503 for somebody who waits for a login link, whose link then expires with its mail', async () => {
      state.refusal = BUSY
      const answer = await new ApiClient().post('/api/auth/send-magic-link', { email: newEmail() })
      expect(answer).toMatchObject({ status: 503, body: { message: 'Failed to send email' } })
      await database().execute(sql`update outbox set next_attempt_at = now() - interval '1 second', expires_at = now() - interval '1 second'
      where done_at is null and template = 'magic-link'`)
      transport.mockClear()
      await deliverDue()
      expect(transport).not.toHaveBeenCalled()
      const [row] = rowsOf<{ payload: string; failed: boolean }>(
        await database().execute(sql`select payload, failed_at is not null as failed from outbox
        where template = 'magic-link' order by created_at desc limit 1`),
      )
      expect(row).toEqual({ payload: '', failed: true })
    })
  })

  describe('a mail that waits', () => {
    it('shows nobody what it holds', async () => {
      const attendee = await queueRefused()
      for (const { payload } of await waiting()) {
        expect(payload).not.toBe('')
        expect(payload).not.toContain(attendee)
        expect(payload).not.toContain('/b/')
      }
    })

    it('is taken by one of two runs at the same time', async () => {
      const attendee = await queueRefused()
      state.refusal = null
      await makeDue()
      await Promise.all([deliverDue(), deliverDue()])
      expect(await mailsTo(attendee)).toHaveLength(1)
    })

    it('and is cancelled meanwhile is never sent, nor is its cancellation', async () => {
      const attendee = await queueRefused()
      state.refusal = null
      const [booking] = rowsOf<{ id: string }>(
        await database().execute(sql`select id from time_slot_bookings where attendee_email = ${attendee}`),
      )
      const token = createToken('manage', booking?.id ?? '')
      expect((await new ApiClient().post(`/api/bookings/${token}/cancel`, {})).status).toBe(204)
      await makeDue()
      expect(await mailsTo(attendee)).toEqual([])
    })

    it('and may have been taken before the answer was lost is followed by its cancellation, and not repeated', async () => {
      const attendee = await queueRefused({ ...BUSY, isSure: false })
      state.refusal = null
      const [booking] = rowsOf<{ id: string }>(
        await database().execute(sql`select id from time_slot_bookings where attendee_email = ${attendee}`),
      )
      const token = createToken('manage', booking?.id ?? '')
      expect((await new ApiClient().post(`/api/bookings/${token}/cancel`, {})).status).toBe(204)
      await makeDue()
      expect((await mailsTo(attendee)).map(({ subject }) => subject.split(':')[0])).toEqual(['Cancelled'])
    })
  })
})

describe('deliverNow', () => {
  it('leaves a mail to the delivery that has it, until its lease ends', async () => {
    const mail = { template: 'test', props: { email: newEmail() } } as const
    const id = await database().transaction((tx) => enqueue(tx, { mail }, new Date()))
    // Another delivery took it between the commit and this call.
    while ((await claimMails(database(), 4)).length > 0) {}
    expect(await deliverNow(id, 1_000)).toBe('pending')
    expect(transport).not.toHaveBeenCalled()
    await makeDue()
    expect(await deliverNow(id, 10_000)).toBe('sent')
    expect(transport).toHaveBeenCalledTimes(1)
  })
})

describe('claimEvents', () => {
  it('leaves the events of a meeting to the worker that has them', async () => {
    const owner = await signInOwner()
    const [user] = rowsOf<{ id: string }>(
      await database().execute(sql`select id from users where email = ${owner.email}`),
    )
    const events = { ownerId: user?.id ?? '', meetingId: newId(), notifies: false }
    const id = await database().transaction((tx) => enqueueEvents(tx, events, new Date()))
    const claim = () => claimEvents(database(), { ...lease(), limit: 1, id })
    expect([(await claim()).length, (await claim()).length]).toEqual([1, 0])
  })
})

/** A booking whose two mails were refused once, as all are until `state` says otherwise; answers its attendee. */
async function queueRefused(refusal: Refusal = BUSY): Promise<string> {
  const { slug } = await createPage(await signInOwner())
  await deliverDue()
  state.refusal = refusal
  const attendeeEmail = newEmail('vera')
  await createBooking(new ApiClient(), slug, visitor(inDays(3), { attendeeEmail }))
  await deliverDue()
  return attendeeEmail
}
