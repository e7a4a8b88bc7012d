import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { FakeProviders } from '@/dev/fake-providers/fake-providers'
import type { MicrosoftEventInput } from '@/dev/fake-providers/microsoft/some-event'
import { DAY_MS, HOUR_MS } from '@/lib/scheduling/units'
import { type Counterpart, fakeMicrosoft } from '@/tests/support/calendars/counterparts'
import { makeDraft, nineOClock } from '@/tests/support/calendars/draft'

describe('createMicrosoft', () => {
  describe('changes at Microsoft', () => {
    let counterpart: Counterpart
    beforeAll(async () => {
      counterpart = await fakeMicrosoft()
    })
    afterEach(() => {
      microsoft().reset()
      const { grants } = counterpart.connection
      Object.assign(grants, { grant: { ...microsoft().issueGrant(), kind: 'oauth', expiresAt: null } })
    })
    afterAll(() => counterpart.stop())

    const microsoft = () => (counterpart.fakes as FakeProviders).microsoft
    const start = nineOClock(3)
    const window = { from: start - DAY_MS, to: start + 20 * DAY_MS }
    const add = (event: Partial<MicrosoftEventInput> = {}) =>
      microsoft().addEvent({ start, end: start + HOUR_MS, title: 'Dentist', ...event })
    async function read(cursor: string | null = null, calendarId = '') {
      const page = await counterpart.provider.changes?.(counterpart.connection, calendarId, cursor, window)
      if (!page) throw new Error('It reads no changes')
      return page
    }

    it('begin with all of the window, as it stands there', async () => {
      const [event] = add({
        description: 'Bring the card',
        location: 'Main street',
        attendees: ['vi@example.com'],
        answer: 'tentative',
        more: { isOnlineMeeting: true, onlineMeeting: { joinUrl: 'https://meet.example.com/1' } },
      })
      add({ start: start + 40 * DAY_MS, end: start + 41 * DAY_MS })
      const { events, cursor } = await read()
      expect(events).toEqual([
        {
          id: event?.id,
          icalUid: event?.iCalUId,
          title: 'Dentist',
          description: 'Bring the card',
          start,
          end: start + HOUR_MS,
          isAllDay: false,
          isCancelled: false,
          isFree: false,
          isTentative: true,
          isDeclined: false,
          attendees: ['vi@example.com'],
          location: 'Main street',
          joinUrl: 'https://meet.example.com/1',
          webLink: expect.stringMatching(/^https:\/\/outlook/),
        },
      ])
      expect(cursor).toMatch(/deltatoken/)
    })

    it('are then what changed, what was deleted, and what left the window', async () => {
      const [moved, deleted, left] = [add()[0], add()[0], add()[0]]
      const { cursor } = await read()
      add({ title: 'New' })
      const calendar = microsoft().calendar()
      if (moved) microsoft().state.put(calendar, { ...moved, subject: 'Moved' })
      microsoft().removeEvent(deleted?.id ?? '')
      const far = { dateTime: new Date(start + 50 * DAY_MS).toISOString().slice(0, 19), timeZone: 'UTC' }
      if (left) microsoft().state.put(calendar, { ...left, start: far, end: far })
      const { events, cursor: next } = await read(cursor)
      expect(events).toHaveLength(4)
      expect(events).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ title: 'New' }),
          expect.objectContaining({ id: moved?.id, title: 'Moved' }),
          { id: deleted?.id, isCancelled: true },
          { id: left?.id, isCancelled: true },
        ]),
      )
      expect((await read(next)).events).toEqual([])
    })

    it('give each time of a series what its series says', async () => {
      add({ title: 'Weekly', repeats: { everyDays: 7, times: 3 } })
      const { events, cursor } = await read()
      expect(events).toMatchObject([0, 7, 14].map((days) => ({ title: 'Weekly', start: start + days * DAY_MS })))
      const [, second] = microsoft().events()
      if (second) microsoft().state.put(microsoft().calendar(), { ...second, subject: 'ignored: it is the series’' })
      expect((await read(cursor)).events).toMatchObject([{ id: second?.id, title: 'Weekly' }])
    })

    it('come over all pages', async () => {
      microsoft().state.pageSize = 2
      for (let count = 0; count < 5; count += 1) add()
      expect((await read()).events).toHaveLength(5)
    })

    it('name the key of what this product wrote', async () => {
      const draft = makeDraft({ start, end: start + HOUR_MS })
      await counterpart.provider.create(counterpart.connection, '', draft)
      expect((await read()).events).toMatchObject([{ title: draft.title, key: draft.key }])
    })

    it('of another calendar are its own', async () => {
      const projects = microsoft().calendar('Projects').entry.id
      add({ calendarId: projects, title: 'Project' })
      expect((await read(null, projects)).events).toMatchObject([{ title: 'Project' }])
      expect((await read()).events).toEqual([])
    })

    it('since a cursor that Microsoft has forgotten are stale', async () => {
      const { cursor } = await read()
      microsoft().state.forgetChanges()
      await expect(read(cursor)).rejects.toMatchObject({ kind: 'stale-cursor' })
    })

    it('never follow a cursor to another server', async () => {
      const elsewhere = 'https://graph.microsoft.com.evil.example/v1.0/me/calendarView/delta?$deltatoken=x'
      counterpart.fakes.requests.splice(0)
      await expect(read(elsewhere)).rejects.toMatchObject({ kind: 'stale-cursor' })
      expect(counterpart.fakes.requests).toEqual([])
    })
  })
})
