// @module-tag nightly
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { database } from '@/db/client'
import { claimMails } from '@/lib/outbox/claim-mails'
import { toMail } from '@/lib/outbox/enqueue'
import { isSentByItself } from '@/lib/outbox/notices'
import { decrypt, encrypt } from '@/lib/platform/encryption'
import { book } from '@/tests/support/api/bookings'
import { ApiClient } from '@/tests/support/api/client'
import { submit } from '@/tests/support/api/forms'
import { mailsTo, newEmail, signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { createFormWith } from '@/tests/support/factories/forms'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'

// Mails leave when a test says so.
vi.mock('@/lib/outbox/wake', () => ({ wakeOutbox: vi.fn(), wakeEvents: vi.fn(), wakeWebhooks: vi.fn() }))

const guest = new ApiClient()
const cancel = (manageUrl: string) =>
  guest.post(`/api/bookings/${manageUrl.split('/b/')[1]}/cancel`, { message: 'I am ill' })
const passHour = async () => {
  await query(sql`update owner_mail_counts set notices_ends_at = notices_ends_at - interval '1 hour'`)
  await query(sql`update outbox set next_attempt_at = next_attempt_at - interval '1 hour' where held_for = 'hour'`)
}

/** An owner whose page is booked so often, one booking a day. */
async function bookedOwner(count: number, fields: object = {}) {
  const owner = await signInOwner()
  const { slug } = await createPage(owner, fields)
  const booked = []
  for (let day = 1; day <= count; day += 1) {
    const named = { attendeeName: `Visitor ${day}`, attendeeEmail: newEmail('v') }
    booked.push((await book(slug, visitor(inDays(day), named))).body)
  }
  const received = () => mailsTo(owner.email)
  return { owner, slug, booked, received }
}

beforeEach(() => query(sql`delete from outbox`))

describe('gathered notices', () => {
  describe('notices to an owner', () => {
    it('beyond twenty an hour come in one mail, which names each', async () => {
      const { owner, slug, booked, received } = await bookedOwner(23)
      expect(await received()).toHaveLength(20)
      // Each visitor has their own.
      for (const { booking } of booked) expect(await mailsTo(booking.attendeeEmail)).toHaveLength(1)
      expect((await cancel(booked[22]?.booking.manageUrl ?? '')).status).toBe(204)
      expect((await cancel(booked[0]?.booking.manageUrl ?? '')).status).toBe(204)
      const { form } = await createFormWith(owner, 'text')
      await owner.patch(`/api/forms/${form.id}`, { notify: 'each' })
      await submit(form.slug, { responses: {}, respondentName: 'Rita' })
      expect(await received()).toHaveLength(20)

      await passHour()
      const mails = await received()
      expect(mails).toHaveLength(21)
      const mail = mails.at(-1)
      expect(mail?.subject).toBe('3 more bookings, 2 cancellations, 1 more response')
      // Each booking is announced, by its own mail or in this one. The cancelled ones are in this one.
      const told = mails.map(({ subject }) => /Visitor \d+$/.exec(subject)?.[0])
      for (let day = 1; day <= 23; day += 1) {
        const isHere = mail?.text.includes(`Intro call, Visitor ${day}\n`)
        expect(isHere || told.includes(`Visitor ${day}`)).toBe(true)
      }
      for (const day of [1, 23]) expect(mail?.text).toContain(`Intro call, Visitor ${day}\n`)
      expect(mail?.text.match(/Message: I am ill/g)).toHaveLength(2)
      expect(mail?.text).toContain(`${form.title}, Rita`)
      expect(mail?.html).toContain('/meetings"')
      expect(mail?.html).toContain('/response/')
      await passHour()
      expect(await received()).toHaveLength(21)

      // The new hour has room again.
      await book(slug, visitor(inDays(40), { attendeeEmail: newEmail('v') }))
      expect((await received()).at(-1)?.subject).toMatch(/^New booking/)
    })

    it('that are many are named up to a bound, and counted', async () => {
      const { received, owner } = await bookedOwner(21)
      await received()
      await query(sql`insert into outbox (id, user_id, meeting_id, template, payload, next_attempt_at, expires_at, held_for)
      select gen_random_uuid(), user_id, meeting_id, template, '', next_attempt_at, expires_at, held_for
      from outbox, generate_series(1, 200) where held_for = 'hour' and user_id = (select id from users where email = ${owner.email})`)
      await query(
        sql`update outbox set created_at = created_at + interval '1 second' where payload = '' and held_for = 'hour'`,
      )
      // A payload is bound to its row.
      const rows = await query<{ id: string; payload: string }>(
        sql`select id, payload from outbox where held_for = 'hour' and done_at is null order by created_at, id`,
      )
      const [first] = rows
      const text = decrypt(first?.payload ?? '', first?.id ?? '')
      for (const { id } of rows.slice(1)) {
        await query(sql`update outbox set payload = ${encrypt(text, id)} where id = ${id}`)
      }
      await passHour()
      const mail = (await received()).at(-1)
      expect(mail?.subject).toBe('201 more bookings')
      expect(mail?.text.match(/Intro call, Visitor \d+/g)).toHaveLength(25)
      expect(mail?.text).toContain('and 176 more')
      expect(await query(sql`select 1 from outbox where held_for = 'hour' and done_at is null`)).toEqual([])
    })

    it('one beyond twenty is sent as it is, an hour later', async () => {
      const { received } = await bookedOwner(21)
      expect(await received()).toHaveLength(20)
      await passHour()
      const mail = (await received()).at(-1)
      expect(mail?.subject).toMatch(/^New booking: Intro call with Visitor \d+$/)
      expect(mail?.calendarFile).toContain('METHOD:PUBLISH')
    })

    it('of an owner’s own doing are not held', async () => {
      const { owner, booked, received } = await bookedOwner(21)
      await received()
      expect((await owner.post(`/api/meetings/${booked[3]?.meeting.id}/cancel`, {})).status).toBe(200)
      expect((await received()).at(-1)?.subject).toMatch(/^Cancelled/)
    })

    it('are gathered once by two processes at the same moment', async () => {
      const { received } = await bookedOwner(24)
      await received()
      await passHour()
      const gathered = await claimMails(database(), 8)
      expect(gathered).toHaveLength(4)
      await Promise.all(gathered.map((row) => isSentByItself(database(), row, toMail(row), new Date())))
      const subjects = (await received()).map(({ subject }) => subject)
      expect(subjects.filter((subject) => subject === '4 more bookings')).toHaveLength(1)
      expect(subjects).toHaveLength(21)
    })
  })
})
