import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startFakeProviders } from '@/dev/fake-providers/fake-providers'
import { forgetCalendarBusy } from '@/lib/calendars/busy/busy'
import type { MeetingPage } from '@/lib/meetings/schema'
import type { SlotDays } from '@/lib/meetings/visitor/slot-calendar'
import { HOUR_MS } from '@/lib/scheduling/units'
import type { Calendar } from '@/lib/shared/calendars/calendar'
import { type Answer, ApiClient } from '@/tests/support/api/client'
import { connectBy, integrationsOf } from '@/tests/support/api/connect'
import { signInOwner } from '@/tests/support/api/owner'
import { bookBy } from '@/tests/support/factories/bookings'
import { createPage, dateOf, inDays, visitor } from '@/tests/support/factories/pages'

/** The whole way, to the fake Google: what single rules say is in calendar-busy and calendar-feeds. */
const fakes = await startFakeProviders()
Object.assign(process.env, fakes.env)

beforeEach(() => fakes.reset())
afterAll(() => fakes.stop())

const guest = new ApiClient()
const at = (iso: string) => Date.parse(iso)
const countCalls = (name: string) => fakes.requests.filter((request) => request.name === name).length

async function ownerWithGoogle() {
  const owner = await signInOwner()
  await connectBy(fakes, owner, 'google')
  const id = (await integrationsOf(owner))[0]?.id ?? ''
  return { owner, id, choice: `google_${id}` }
}

async function pageWithGoogle() {
  const connected = await ownerWithGoogle()
  const { slug } = await createPage(connected.owner, { conflictCheckCalendars: [connected.choice] })
  const slotsOn = async (date: string) => {
    const path = `/api/schedule/${slug}/slots?from=${date}&to=${date}&timezone=UTC`
    return ((await guest.get(path)) as Answer<SlotDays>).body
  }
  return { ...connected, slug, slotsOn }
}

describe('GET /api/calendars', () => {
  it('the calendars of a Google account are the choices, with what can be written', async () => {
    const { owner, choice } = await ownerWithGoogle()
    const calendars = (await owner.get('/api/calendars')).body as Calendar[]
    expect(calendars.map(({ id, name, canWrite }) => [id, name, canWrite])).toEqual([
      [choice, 'ada@accounts.example', true],
      [`${choice}:family@group.calendar.google.com`, 'Family', true],
      [`${choice}:holidays@group.calendar.google.com`, 'Holidays', false],
      [`${choice}:team@group.calendar.google.com`, 'Team', false],
    ])
  })
})

describe('GET /api/schedule/{slug}/slots', () => {
  describe('what is busy in Google', () => {
    it('is not offered: an event of hours, a tentative one, a series; what is free, declined or cancelled is', async () => {
      const { slotsOn } = await pageWithGoogle()
      const event = (hour: number, fields: object = {}) =>
        fakes.google.addEvent({ start: at(inDays(3, hour)), end: at(inDays(3, hour)) + HOUR_MS, ...fields })
      event(2)
      event(5, { status: 'tentative' })
      event(8, { isFree: true })
      event(11, { answer: 'declined', attendees: ['ada@accounts.example'] })
      event(14, { status: 'cancelled' })
      event(17, { start: at(inDays(2, 17)), end: at(inDays(2, 17)) + HOUR_MS, repeats: { everyDays: 1, times: 3 } })
      const slots = (await slotsOn(dateOf(inDays(3)))).days[0]?.slots ?? []
      const isOffered = (hour: number) => slots.includes(inDays(3, hour))
      expect([2, 5, 8, 11, 14, 17].map(isOffered)).toEqual([false, false, true, true, true, false])
    })

    it('is decided by how it is now: an event that came after the page was read refuses the booking', async () => {
      const { slug, slotsOn, id } = await pageWithGoogle()
      const start = inDays(3)
      expect((await slotsOn(dateOf(start))).days[0]?.slots).toContain(start)
      fakes.google.addEvent({ start: at(start), end: at(start) + HOUR_MS })
      await forgetCalendarBusy(id)
      const answers = await Promise.all([1, 2].map(() => bookBy(guest, slug, visitor(start))))
      for (const answer of answers) {
        expect(answer).toMatchObject({ status: 409, body: { message: 'This time slot is no longer available.' } })
      }
      expect(countCalls('freebusy.query')).toBe(2)
    })

    it.each(['unauthorized', 'quota', 'forbidden', 'too-many', 'server-error', 'malformed', 'other-shape'] as const)(
      'is unknown, and nothing of it is offered or booked, when Google answers: %s',
      async (kind) => {
        const { slug, slotsOn } = await pageWithGoogle()
        fakes.fail({ provider: 'google', call: 'freebusy.query', kind, times: 9 })
        const date = dateOf(inDays(3))
        expect(await slotsOn(date)).toEqual({ timezone: 'UTC', duration: 30, days: [], unchecked: [date] })
        expect((await bookBy(guest, slug, visitor(inDays(3)))).status).toBe(503)
      },
    )
  })
})

describe('GET /api/meetings', () => {
  describe('events in Google', () => {
    const list = async (owner: ApiClient) => ((await owner.get('/api/meetings/all?page=1')) as Answer<MeetingPage>).body

    it('are listed with the meetings: those of a series each, whole days, and none that was declined', async () => {
      const { owner } = await ownerWithGoogle()
      const [start, end] = [at(inDays(3)), at(inDays(3)) + HOUR_MS]
      fakes.google.addEvent({ title: 'Dentist', start, end, location: 'Room 5', attendees: ['doc@accounts.example'] })
      fakes.google.addEvent({ title: 'Weekly', start, end, repeats: { everyDays: 7, times: 2 } })
      fakes.google.addEvent({ title: 'Holiday', start: dateOf(inDays(4)), end: dateOf(inDays(5)) })
      fakes.google.addEvent({ title: 'Declined', start, end, answer: 'declined', attendees: ['ada@accounts.example'] })
      const { meetings } = await list(owner)
      expect(meetings.map(({ title }) => title).sort()).toEqual(['Dentist', 'Holiday', 'Weekly', 'Weekly'])
      expect(meetings.find(({ title }) => title === 'Dentist')).toMatchObject({
        source: 'google',
        attendees: ['doc@accounts.example'],
        locationData: { customLocation: 'Room 5', googleWebLink: expect.stringMatching(/^https:/) },
      })
      const midnight = `${dateOf(inDays(4))}T00:00:00.000Z`
      expect(meetings.find(({ title }) => title === 'Holiday')?.startTime).toBe(midnight)
    })

    it('that could not be read are said to be, and the list stands', async () => {
      const { owner } = await ownerWithGoogle()
      fakes.fail({ provider: 'google', call: 'events.list', kind: 'server-error', times: 9 })
      expect(await list(owner)).toMatchObject({
        total: 0,
        unreadCalendars: [{ account: 'ada@accounts.example', reason: "Google Calendar isn't responding right now." }],
      })
    })
  })
})
