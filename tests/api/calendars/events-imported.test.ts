import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startFakeProviders } from '@/dev/fake-providers/fake-providers'
import { deliverDue } from '@/lib/outbox/deliver'
import { ApiClient } from '@/tests/support/api/client'
import { connectedOwner, runAgain } from '@/tests/support/api/events'
import { mailsTo } from '@/tests/support/api/owner'
import { calcomDocument, ICAL_UID, UID } from '@/tests/support/arrivals/calcom-account'
import { query } from '@/tests/support/database/query'
import { inDays } from '@/tests/support/factories/pages'
import { bring } from '@/tests/support/portability/arrivals'

const fakes = await startFakeProviders()
Object.assign(process.env, fakes.env)

beforeEach(() => fakes.reset())
afterAll(() => fakes.stop())

const START = '2030-01-07T09:00:00.000Z'
const END = '2030-01-07T09:30:00.000Z'
const GUEST = 'vera@example.com'

type Added = { title: string; uid?: string; people?: string[]; repeats?: { everyDays: number; times: number } }
const toInput = ({ title, people = [GUEST] }: Added) => ({ title, start: START, end: END, attendees: people })
const toIso = (at: { dateTime?: string | null } | null | undefined) =>
  new Date(`${at?.dateTime ?? ''}`.replace(/(?:\.\d+)?Z?$/, 'Z')).toISOString()

const KINDS = [
  {
    provider: 'google' as const,
    add: ({ uid, repeats, ...added }: Added) =>
      fakes.google.addEvent({ ...toInput(added), ...(repeats && { repeats }), more: uid ? { iCalUID: uid } : {} }),
    look: () =>
      fakes.google.events().map((event) => ({
        title: event.summary,
        start: toIso(event.start),
        people: event.attendees?.map(({ email }) => email) ?? [],
      })),
  },
  {
    provider: 'microsoft' as const,
    add: ({ uid, repeats, ...added }: Added) =>
      fakes.microsoft.addEvent({ ...toInput(added), ...(repeats && { repeats }), more: uid ? { iCalUId: uid } : {} }),
    look: () =>
      fakes.microsoft.events().map((event) => ({
        title: event.subject,
        start: toIso(event.start),
        people: event.attendees?.map(({ emailAddress }) => emailAddress?.address) ?? [],
      })),
  },
]

let imported = 0

describe.each(KINDS)(
  'a booking that came from Cal.com, on a page that writes to $provider',
  ({ provider, add, look }) => {
    async function bringBooking(change: object = {}) {
      imported += 1
      const uid = `${UID}x${imported}`
      const { owner, ...accounts } = await connectedOwner(fakes, provider)
      const bookings = JSON.parse(calcomDocument()).tables.Booking as { uid: string }[]
      const changed = bookings.map((one) => (one.uid === UID ? { ...one, ...change } : one))
      const document = calcomDocument({ Booking: changed }).replaceAll(UID, uid)
      expect((await bring(owner, 'calcom', { 'calcom.json': document })).status).toBe(201)
      const pages = (await owner.get('/api/time-slot-pages')).body as { id: string; slug: string; title: string }[]
      const page = pages.find(({ title }) => title === 'Intro')
      const choice = `${provider === 'google' ? 'google' : 'teams'}_${accounts[provider]}`
      expect((await owner.patch(`/api/time-slot-pages/${page?.id}`, { targetCalendars: [choice] })).status).toBe(200)
      await deliverDue()
      const link = `/api/bookings/${uid}`
      const guest = new ApiClient()
      const settle = async () => {
        await deliverDue()
        await runAgain()
      }
      return {
        icalUid: `${uid}@Cal.com`,
        settle,
        move: async () => {
          const range = `from=${inDays(2).slice(0, 10)}&to=${inDays(8).slice(0, 10)}`
          const { days } = (await guest.get(`${link}/slots?${range}`)).body as { days: { slots: string[] }[] }
          const startTime = days.flatMap(({ slots }) => slots)[0] ?? ''
          expect((await guest.post(`${link}/move`, { startTime })).status).toBe(200)
          await settle()
          return startTime
        },
        cancel: async () => {
          expect((await guest.post(`${link}/cancel`, {})).status).toBe(204)
          await settle()
        },
        approve: async () => {
          const { meeting } = (await guest.get(link)).body as { meeting: { id: string } }
          const { status, body } = await owner.post(`/api/meetings/${meeting.id}/approve`)
          expect([status, body]).toMatchObject([200, { meeting: { status: 'confirmed' } }])
          await settle()
        },
        endIt: () =>
          query(sql`with m as (
              update meetings set start_time = now() - interval '2 hours', end_time = now() - interval '1 hour'
              where ical_uid = ${`${uid}@Cal.com`} returning booking_id)
            update time_slot_bookings b set start_time = now() - interval '2 hours', end_time = now() - interval '1 hour',
              guard_start = now() - interval '2 hours', guard_end = now() - interval '1 hour'
            from m where b.id = m.booking_id`),
        erase: async (email = GUEST) => {
          expect((await owner.post('/api/people/erase', { email })).status).toBe(200)
          await settle()
        },
      }
    }
    const other = { title: 'Other', start: START, people: [GUEST] }

    it('moves the event of its UID with its people, and no other', async () => {
      const { icalUid, move, cancel } = await bringBooking()
      add({ title: 'Other' })
      add({ title: 'Intro of Cal.com', uid: icalUid })
      const start = await move()
      expect(look()).toEqual([other, { title: 'Intro between Ada and Vera', start, people: [GUEST] }])
      await cancel()
      expect(look()).toEqual([other])
    })

    it('deletes the event of its UID when it is cancelled, and no other', async () => {
      const { icalUid, cancel } = await bringBooking()
      add({ title: 'Other' })
      add({ title: 'Intro of Cal.com', uid: icalUid })
      await cancel()
      expect(look()).toEqual([other])
      expect((await mailsTo(GUEST)).filter(({ subject }) => /cancel|abgesagt/i.test(subject))).not.toEqual([])
    })

    it('leaves a series alone, of which it is not certain which one is meant', async () => {
      const { icalUid, cancel } = await bringBooking()
      add({ title: 'Series', uid: icalUid, repeats: { everyDays: 7, times: 2 } })
      await cancel()
      expect(look().map(({ title }) => title)).toEqual(['Series', 'Series'])
    })

    const REQUEST = { status: 'pending', fromReschedule: null, metadata: {} }
    const accepted = { title: 'Intro between Ada and Vera', start: START }

    it.each([
      ['no', null],
      ['an', ICAL_UID],
    ])('has one event once its request is approved, also where it has %s UID', async (_, iCalUID) => {
      const { approve, cancel } = await bringBooking({ ...REQUEST, iCalUID: iCalUID ?? '' })
      add({ title: 'Other' })
      expect(look()).toEqual([other])
      await approve()
      expect(look()).toMatchObject([other, accepted])
      expect((await mailsTo(GUEST)).filter(({ subject }) => /confirmed|bestätigt/i.test(subject))).not.toEqual([])
      await cancel()
      expect(look()).toEqual([other])
    })

    it('takes over the event that Cal.com wrote of a request when it is approved here', async () => {
      const { icalUid, approve } = await bringBooking(REQUEST)
      add({ title: 'Tentative', uid: icalUid })
      await approve()
      expect(look()).toEqual([{ ...accepted, people: [GUEST] }])
    })

    // Who comes after an erasure is not erased by it.
    const OF_LONG_AGO = { createdAt: '2020-01-01T08:00:00' }

    it('deletes the event of its UID when its person is erased', async () => {
      const { icalUid, erase } = await bringBooking(OF_LONG_AGO)
      add({ title: 'Other' })
      add({ title: 'Intro of Cal.com', uid: icalUid })
      await erase()
      expect(look()).toEqual([other])
    })

    it('takes an erased person out of the event of a booking that is over, as out of its own', async () => {
      const { icalUid, endIt, erase } = await bringBooking(OF_LONG_AGO)
      add({ title: 'Intro between Ada and Vera', uid: icalUid })
      await endIt()
      await erase()
      // Outlook would write to whom it takes out.
      expect(look()).toMatchObject([{ title: 'Intro', people: provider === 'google' ? [] : [GUEST] }])
    })

    const FRIEND = 'friend@example.com'
    const COLLEAGUE = 'colleague@example.com'
    const WITH_FRIEND = { ...OF_LONG_AGO, responses: { name: 'Vera', email: GUEST, guests: [FRIEND] } }

    it('takes an erased guest out of the event of its UID, and nobody else', async () => {
      const { icalUid, erase, move } = await bringBooking(WITH_FRIEND)
      add({ title: 'Intro of Cal.com', uid: icalUid, people: [GUEST, FRIEND, COLLEAGUE] })
      await erase(FRIEND)
      // Outlook would write to whom it takes out.
      const people = provider === 'google' ? [GUEST, COLLEAGUE] : [GUEST, FRIEND, COLLEAGUE]
      expect(look()).toEqual([{ title: 'Intro between Ada and Vera', start: START, people }])
      const start = await move()
      expect(look()).toEqual([{ title: 'Intro between Ada and Vera', start, people }])
    })

    it('takes a guest who leaves out of the event of its UID, and nobody else', async () => {
      const { icalUid, move, settle } = await bringBooking(WITH_FRIEND)
      add({ title: 'Intro of Cal.com', uid: icalUid, people: [GUEST, FRIEND, COLLEAGUE] })
      const start = await move()
      const mails = await mailsTo(FRIEND)
      const token = /\/b\/([\w-]+)\/leave/.exec(mails.at(-1)?.text ?? '')?.[1]
      expect((await new ApiClient().post(`/api/guests/${token}/leave`)).status).toBe(204)
      await settle()
      const people = provider === 'google' ? [GUEST, COLLEAGUE] : [GUEST, FRIEND, COLLEAGUE]
      expect(look()).toEqual([{ title: 'Intro between Ada and Vera', start, people }])
    })

    it('makes no event of a booking that is over when a guest of it is erased', async () => {
      const { endIt, erase } = await bringBooking(WITH_FRIEND)
      await endIt()
      await erase(FRIEND)
      expect(look()).toEqual([])
      expect(await query(sql`select 1 from outbox where template = 'calendar-events' and done_at is null`)).toEqual([])
    })

    it('makes no event for a person who is erased', async () => {
      const { endIt, erase } = await bringBooking(OF_LONG_AGO)
      await endIt()
      await erase()
      expect(look()).toEqual([])
    })

    it('has one event once it is moved where there was none, and none once it is cancelled', async () => {
      const { move, cancel } = await bringBooking()
      const start = await move()
      expect(look()).toEqual([{ title: 'Intro between Ada and Vera', start, people: [] }])
      await cancel()
      expect(look()).toEqual([])
    })
  },
)
