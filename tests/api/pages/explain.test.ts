import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { database } from '@/db/client'
import { ProviderError } from '@/lib/calendars/providers/provider-error'
import type { Explanation, PageReason } from '@/lib/pages/explanation'
import { MINUTE_MS } from '@/lib/scheduling/units'
import { book } from '@/tests/support/api/bookings'
import type { Answer, ApiClient } from '@/tests/support/api/client'
import { connectFake } from '@/tests/support/api/fake-calendars'
import { signInOwner } from '@/tests/support/api/owner'
import { createMeeting } from '@/tests/support/factories/meetings'
import { createPage, dateOf, inDays, visitor } from '@/tests/support/factories/pages'

vi.mock(
  '@/lib/calendars/accounts/open-accounts',
  async () => (await import('@/tests/support/api/fake-calendars')).fakeConnections,
)

const later = (iso: string, minutes: number) => new Date(Date.parse(iso) + minutes * MINUTE_MS).toISOString()

async function ask(owner: ApiClient, pageId: string, at: string) {
  return (await owner.get(`/api/time-slot-pages/${pageId}/explain?at=${at}`)) as Answer<Explanation>
}

describe('GET /api/time-slot-pages/{id}/explain', () => {
  describe('why a time is not offered', () => {
    it('says nothing of a time that is', async () => {
      const owner = await signInOwner()
      const page = await createPage(owner)
      const at = inDays(3)
      expect(await ask(owner, page.id, at)).toMatchObject({ status: 200, body: { at, isActive: true, reasons: [] } })
    })

    it('names the owner’s meeting and another page’s booking, and whether only the buffer is in the way', async () => {
      const owner = await signInOwner()
      const [page, other] = [await createPage(owner), await createPage(owner, { title: 'Other' })]
      const at = inDays(3)
      const times = { startTime: at, endTime: later(at, 15) }
      await createMeeting(owner, { title: 'Dentist', ...times })
      await book(other.slug, visitor(later(at, 30)))
      const start = Date.parse(at)
      expect((await ask(owner, page.id, at)).body.reasons).toEqual([
        {
          kind: 'blocked',
          by: {
            kind: 'meeting',
            title: 'Dentist',
            attendeeName: null,
            meetingId: expect.any(String),
            start,
            end: start + 15 * MINUTE_MS,
            before: 5,
            after: 5,
          },
          gapMinutes: null,
          code: 'taken',
          change: null,
        },
        {
          kind: 'blocked',
          by: {
            kind: 'booking',
            title: 'Other',
            attendeeName: 'Vera Visitor',
            meetingId: expect.any(String),
            start: start + 30 * MINUTE_MS,
            end: start + 60 * MINUTE_MS,
            before: 5,
            after: 5,
          },
          gapMinutes: 5,
          code: 'taken',
          // The other booking keeps its own gap.
          change: null,
        },
      ])
    })

    it('leaves out what is cancelled', async () => {
      const owner = await signInOwner()
      const page = await createPage(owner)
      const at = inDays(3)
      const booked = await book(page.slug, visitor(at))
      expect((await ask(owner, page.id, at)).body.reasons).toHaveLength(1)
      await owner.post(`/api/meetings/${booked.body.meeting.id}/cancel`)
      expect((await ask(owner, page.id, at)).body.reasons).toEqual([])
    })

    it('names the calendar that is busy, and the one that cannot be read', async () => {
      const owner = await signInOwner()
      const account = await connectFake(owner)
      const page = await createPage(owner, { conflictCheckCalendars: [account.choice] })
      const at = inDays(3)
      account.busy = [{ start: Date.parse(at), end: Date.parse(later(at, 10)) }]
      expect((await ask(owner, page.id, at)).body.reasons).toMatchObject([
        { kind: 'blocked', by: { kind: 'calendar', meetingId: null }, gapMinutes: null },
      ])
      const broken = await connectFake(owner)
      broken.before = () => Promise.reject(new ProviderError('transient', 'away'))
      const unread = await createPage(owner, { conflictCheckCalendars: [broken.choice] })
      expect((await ask(owner, unread.id, at)).body.reasons).toMatchObject([
        { kind: 'unread', by: { kind: 'calendar' } },
      ])
    })

    it('explains a page that is not active, and hours of its own', async () => {
      const owner = await signInOwner()
      const page = await createPage(owner, { availabilities: [], isActive: false })
      expect((await ask(owner, page.id, inDays(3))).body).toMatchObject({
        isActive: false,
        reasons: [{ kind: 'outside_hours', before: null, after: null }],
      })
    })

    it('refuses a duration that is none of the page’s', async () => {
      const owner = await signInOwner()
      const { id } = await createPage(owner, { durations: [15, 60] })
      const answer = (duration: string) =>
        owner.get(`/api/time-slot-pages/${id}/explain?at=${inDays(3)}&duration=${duration}`)
      expect(await answer('60')).toMatchObject({ status: 200, body: { duration: 60 } })
      expect(await answer('')).toMatchObject({ status: 400 })
      expect(await answer('30')).toMatchObject({ status: 400, body: { issues: [{ path: 'duration' }] } })
    })

    it.each(['', 'tomorrow', '2030-02-30T10:00:00Z'])('refuses %j for a time', async (at) => {
      const owner = await signInOwner()
      expect((await ask(owner, (await createPage(owner)).id, at)).status).toBe(400)
    })
  })

  describe('the smallest change that would open the time', () => {
    type Case = { name: string; fields: object; at: string; code: string; change: object }
    const at = inDays(3)
    const date = dateOf(at)
    const midday = { startTime: '12:00', endTime: '12:30' }
    const morning = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, startTime: '09:00', endTime: '11:00' }))
    const cases: Case[] = [
      {
        name: 'a shorter notice',
        fields: { minimumNotice: 10 * 1440 },
        at,
        code: 'notice',
        change: { rule: 'minimumNotice', minutes: expect.any(Number) },
      },
      {
        name: 'a longer booking window',
        fields: { bookingWindow: { type: 'days', days: 1 } },
        at,
        code: 'window',
        change: { rule: 'bookingWindow', bookingWindow: { type: 'days', days: 3 } },
      },
      {
        name: 'a wider range of dates',
        fields: { bookingWindow: { type: 'range', from: '2020-01-01', to: '2020-01-31' } },
        at,
        code: 'window',
        change: { rule: 'bookingWindow', bookingWindow: { type: 'range', from: '2020-01-01', to: date } },
      },
      {
        name: 'a finer step',
        fields: {},
        at: later(at, 10),
        code: 'hours',
        change: { rule: 'step', minutes: 10 },
      },
      {
        name: 'hours of the date',
        fields: { availabilities: morning },
        at,
        code: 'hours',
        change: { rule: 'dates', date, spans: [{ startTime: '09:00', endTime: '11:00' }, midday], added: midday },
      },
    ]

    it.each(cases)('is $name, after which it can be booked', async ({ fields, change, ...expected }) => {
      const owner = await signInOwner()
      const page = await createPage(owner, fields)
      const [reason, ...others] = (await ask(owner, page.id, expected.at)).body.reasons
      expect(others).toEqual([])
      expect(reason).toMatchObject({ code: expected.code, change: { ...change, opens: true } })
      expect((await book(page.slug, visitor(expected.at))).status).toBe(409)
      const { status } = await owner.patch(`/api/time-slot-pages/${page.id}`, toFields(reason))
      expect(status).toBe(200)
      expect((await book(page.slug, visitor(expected.at))).status).toBe(201)
    })

    it('is a smaller gap beside what keeps none itself', async () => {
      const owner = await signInOwner()
      const account = await connectFake(owner)
      const page = await createPage(owner, { bufferBefore: 30, conflictCheckCalendars: [account.choice] })
      account.busy = [{ start: Date.parse(later(at, -60)), end: Date.parse(later(at, -20)) }]
      expect((await ask(owner, page.id, at)).body.reasons).toMatchObject([
        { code: 'taken', gapMinutes: 30, change: { rule: 'bufferBefore', minutes: 20, opens: true } },
      ])
      await owner.patch(`/api/time-slot-pages/${page.id}`, { bufferBefore: 20 })
      expect((await book(page.slug, visitor(at))).status).toBe(201)
    })

    it('is a limit above what is booked, also below which it was set later', async () => {
      const owner = await signInOwner()
      const page = await createPage(owner)
      for (const minutes of [120, 180, 240]) await book(page.slug, visitor(later(at, minutes)))
      await owner.patch(`/api/time-slot-pages/${page.id}`, { limits: [{ per: 'day', max: 2 }] })
      expect((await ask(owner, page.id, at)).body.reasons).toMatchObject([
        { code: 'limit', limit: { per: 'day', max: 2 }, count: 3, change: { rule: 'limits', max: 4, opens: true } },
      ])
      await owner.patch(`/api/time-slot-pages/${page.id}`, { limits: [{ per: 'day', max: 4 }] })
      expect((await book(page.slug, visitor(at))).status).toBe(201)
    })

    it('is a time off that is switched off, or one date of a longer one', async () => {
      const owner = await signInOwner()
      const page = await createPage(owner)
      const add = async (from: string, to: string, title: string) =>
        void (await database().execute(sql`insert into time_off (user_id, from_date, to_date, title)
          select id, ${from}, ${to}, ${title} from users where email = ${owner.email}`))
      await add(date, date, 'Errand')
      expect((await ask(owner, page.id, at)).body.reasons).toMatchObject([
        { kind: 'closed', code: 'closed', by: { title: 'Errand' }, change: { rule: 'timeOff', opens: true } },
      ])
      await add(dateOf(inDays(1)), dateOf(inDays(9)), 'Summer')
      const { reasons } = (await ask(owner, page.id, at)).body
      expect(reasons).toMatchObject([
        { by: { title: 'Summer' }, change: { rule: 'dates', spans: [midday], opens: true } },
        { by: { title: 'Errand' }, change: { rule: 'timeOff', opens: false } },
      ])
      await owner.patch(`/api/time-slot-pages/${page.id}`, toFields(reasons[0]))
      expect((await book(page.slug, visitor(at))).status).toBe(201)
    })
  })
})

/** The fields of a page after a change. */
function toFields(reason: PageReason | undefined): object {
  const { rule, opens: _, ...value } = reason?.change ?? { rule: undefined, opens: false }
  if ('minutes' in value) return { [rule as string]: value.minutes }
  return 'spans' in value ? { dates: [{ date: value.date, spans: value.spans }] } : value
}
