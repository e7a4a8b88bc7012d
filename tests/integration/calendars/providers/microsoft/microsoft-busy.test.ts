import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { FakeProviders } from '@/dev/fake-providers/fake-providers'
import type { MicrosoftEventInput } from '@/dev/fake-providers/microsoft/some-event'
import { DAY_MS, HOUR_MS } from '@/lib/scheduling/units'
import { type Counterpart, fakeMicrosoft } from '@/tests/support/calendars/counterparts'
import { nineOClock } from '@/tests/support/calendars/draft'

describe('createMicrosoft', () => {
  describe('busy times from Microsoft', () => {
    let counterpart: Counterpart
    beforeAll(async () => {
      counterpart = await fakeMicrosoft()
    })
    afterEach(() => {
      const { microsoft, requests } = fakes()
      for (const { id } of microsoft.events()) microsoft.removeEvent(id)
      microsoft.state.pageSize = 500
      requests.length = 0
    })
    afterAll(() => counterpart.stop())

    const fakes = () => counterpart.fakes as FakeProviders
    const start = nineOClock(3)
    const add = (event: Partial<MicrosoftEventInput>) =>
      fakes().microsoft.addEvent({ start, end: start + HOUR_MS, ...event })
    const ask = (ids: string[], from = start - DAY_MS, to = start + 10 * DAY_MS) =>
      counterpart.provider.busy?.(counterpart.connection, ids, from, to)
    const periods = async (from?: number, to?: number) => (await ask([''], from, to))?.busy[0]?.periods

    /** The table of docs/calendars.md. */
    it.each<[string, Partial<MicrosoftEventInput>, boolean]>([
      ['busy', {}, true],
      ['tentative', { status: 'tentative' }, true],
      ['away', { more: { showAs: 'oof' } }, true],
      ['of a kind that Microsoft does not name', { more: { showAs: 'unknown' } }, true],
      ['an invitation without an answer', { answer: 'needsAction' }, true],
      ['an invitation that was declined', { answer: 'declined' }, false],
      ['working elsewhere', { more: { showAs: 'workingElsewhere' } }, false],
      ['marked as free', { isFree: true }, false],
      ['cancelled', { status: 'cancelled' }, false],
    ])('%s', async (_, event, isBusy) => {
      add(event)
      expect(await periods()).toEqual(isBusy ? [{ start, end: start + HOUR_MS }] : [])
    })

    it('counts a whole day from midnight to midnight in the mailbox’s zone', async () => {
      add({ start: '2031-03-03', end: '2031-03-04' })
      const midnight = Date.parse('2031-03-03T00:00:00+03:00')
      expect(await periods(midnight - DAY_MS, midnight + 2 * DAY_MS)).toEqual([
        { start: midnight, end: midnight + DAY_MS },
      ])
    })

    it('counts a whole day in UTC where Microsoft names no zone that is known', async () => {
      add({ start: '2031-03-03', end: '2031-03-04', more: { originalStartTimeZone: 'tzone://Microsoft/Custom' } })
      const midnight = Date.parse('2031-03-03T00:00:00Z')
      expect(await periods(midnight - DAY_MS, midnight + 2 * DAY_MS)).toEqual([
        { start: midnight, end: midnight + DAY_MS },
      ])
    })

    it('reads a time in another zone than it asked for', async () => {
      const dateTime = (hour: string) => ({
        dateTime: `2031-07-01T${hour}:00:00.0000000`,
        timeZone: 'Eastern Standard Time',
      })
      add({
        start: '2031-07-01T13:00:00Z',
        end: '2031-07-01T14:00:00Z',
        more: { start: dateTime('13'), end: dateTime('14') },
      })
      const seen = Date.parse('2031-07-01T13:00:00-04:00')
      expect(await periods(seen - DAY_MS, seen + DAY_MS)).toEqual([{ start: seen, end: seen + HOUR_MS }])
    })

    it('does not take a time that it cannot read for free', async () => {
      add({ more: { start: { dateTime: new Date(start).toISOString(), timeZone: 'Nowhere Standard Time' } } })
      expect(await ask([''])).toEqual({
        busy: [],
        failed: [{ calendarId: '', error: expect.objectContaining({ kind: 'transient' }) }],
      })
    })

    it('counts each time of a series', async () => {
      add({ repeats: { everyDays: 7, times: 2 } })
      expect(await periods()).toHaveLength(2)
    })

    it('asks for 400 days in windows of 60, and joins an event that lies across two', async () => {
      const border = start + 60 * DAY_MS
      add({ start: border - HOUR_MS, end: border + HOUR_MS })
      expect(await periods(start, start + 400 * DAY_MS)).toEqual([{ start: border - HOUR_MS, end: border + HOUR_MS }])
      expect(fakes().requests).toHaveLength(7)
    })

    it('cuts to what was asked for', async () => {
      add({ start: start - HOUR_MS, end: start + HOUR_MS })
      expect(await periods(start, start + DAY_MS)).toEqual([{ start, end: start + HOUR_MS }])
    })

    it('turns all pages', async () => {
      fakes().microsoft.state.pageSize = 2
      add({ repeats: { everyDays: 1, times: 5 } })
      expect(await periods()).toHaveLength(5)
      expect(fakes().requests).toHaveLength(3)
    })

    it('reads each calendar by itself, and says which could not be read', async () => {
      const projects = fakes().microsoft.calendar('Projects').entry.id
      add({ calendarId: projects })
      const answer = await ask(['', projects, projects, 'gone'])
      expect(answer?.busy).toEqual(
        expect.arrayContaining([
          { calendarId: '', periods: [] },
          { calendarId: projects, periods: [{ start, end: start + HOUR_MS }] },
        ]),
      )
      expect(answer?.failed).toEqual([{ calendarId: 'gone', error: expect.objectContaining({ kind: 'gone' }) }])
    })

    it('says that a calendar failed when one of its windows did: unknown is not free', async () => {
      fakes().fail({ provider: 'microsoft', kind: 'server-error' })
      const answer = await ask([''], start, start + 100 * DAY_MS)
      expect(answer).toEqual({
        busy: [],
        failed: [{ calendarId: '', error: expect.objectContaining({ kind: 'transient' }) }],
      })
    })

    it('asks nothing about no time at all', async () => {
      expect(await periods(start, start)).toEqual([])
      expect(fakes().requests).toEqual([])
    })
  })
})
