import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { FakeProviders } from '@/dev/fake-providers/fake-providers'
import type { GoogleEventInput } from '@/dev/fake-providers/google/some-event'
import { DAY_MS, HOUR_MS } from '@/lib/scheduling/units'
import { type Counterpart, fakeGoogle } from '@/tests/support/calendars/counterparts'
import { nineOClock } from '@/tests/support/calendars/draft'

describe('createGoogle', () => {
  describe('busy times from Google', () => {
    let counterpart: Counterpart
    beforeAll(async () => {
      counterpart = await fakeGoogle()
    })
    afterEach(() => {
      const { google, requests } = counterpart.fakes as FakeProviders
      for (const { id } of google.events()) google.removeEvent(id)
      requests.length = 0
    })
    afterAll(() => counterpart.stop())

    const start = nineOClock(3)
    const add = (event: Partial<GoogleEventInput>) =>
      counterpart.fakes.google.addEvent({ start, end: start + HOUR_MS, ...event })
    async function periods(from = start - DAY_MS, to = start + 10 * DAY_MS) {
      const answer = await counterpart.provider.busy?.(counterpart.connection, [''], from, to)
      return answer?.busy[0]?.periods
    }

    /** The table of docs/calendars.md. */
    it.each<[string, Partial<GoogleEventInput>, boolean]>([
      ['confirmed', {}, true],
      ['tentative', { status: 'tentative' }, true],
      ['an invitation without an answer', { answer: 'needsAction' }, true],
      ['an invitation answered maybe', { answer: 'tentative' }, true],
      ['an invitation that was declined', { answer: 'declined' }, false],
      ['marked as free', { isFree: true }, false],
      ['cancelled', { status: 'cancelled' }, false],
    ])('%s', async (_, event, isBusy) => {
      add(event)
      expect(await periods()).toEqual(isBusy ? [{ start, end: start + HOUR_MS }] : [])
    })

    it('counts a whole day from midnight to midnight in the calendar’s zone', async () => {
      add({ start: '2031-03-03', end: '2031-03-04' })
      const midnight = Date.parse('2031-03-03T00:00:00+03:00')
      expect(await periods(midnight - DAY_MS, midnight + 2 * DAY_MS)).toEqual([
        { start: midnight, end: midnight + DAY_MS },
      ])
    })

    it('counts each time of a series', async () => {
      add({ repeats: { everyDays: 7, times: 2 } })
      expect(await periods()).toHaveLength(2)
    })

    it('joins periods that overlap or touch', async () => {
      add({})
      add({ start: start + HOUR_MS / 2, end: start + 2 * HOUR_MS })
      add({ start: start + 2 * HOUR_MS, end: start + 3 * HOUR_MS })
      expect(await periods()).toEqual([{ start, end: start + 3 * HOUR_MS }])
    })

    it('asks for 400 days in windows of 60, and joins an event that lies across two', async () => {
      const border = start + 60 * DAY_MS
      add({ start: border - HOUR_MS, end: border + HOUR_MS })
      expect(await periods(start, start + 400 * DAY_MS)).toEqual([{ start: border - HOUR_MS, end: border + HOUR_MS }])
      expect(counterpart.fakes.requests.filter(({ name }) => name === 'freebusy.query')).toHaveLength(7)
    })

    it('asks for no more than 50 calendars at a time, and answers for each once', async () => {
      const ids = Array.from({ length: 60 }, (_, index) => `calendar-${index}@group.calendar.google.com`)
      for (const id of ids)
        counterpart.fakes.google.state.addCalendar('ada@accounts.example', { id, accessRole: 'reader' })
      const answer = await counterpart.provider.busy?.(counterpart.connection, [...ids, ...ids], start, start + DAY_MS)
      expect(answer?.busy.map(({ calendarId }) => calendarId)).toEqual(ids)
      expect(counterpart.fakes.requests).toHaveLength(2)
    })

    it('throws when one window cannot be read: unknown is not free', async () => {
      counterpart.fakes.fail({ provider: 'google', kind: 'server-error' })
      await expect(periods(start, start + 100 * DAY_MS)).rejects.toMatchObject({ kind: 'transient' })
    })

    it('asks nothing about no time at all', async () => {
      expect(await periods(start, start)).toEqual([])
      expect(counterpart.fakes.requests).toEqual([])
    })
  })
})
