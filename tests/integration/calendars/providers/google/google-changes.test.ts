import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '@/lib/scheduling/units'
import { type Counterpart, fakeGoogle } from '@/tests/support/calendars/counterparts'
import { makeDraft, nineOClock } from '@/tests/support/calendars/draft'

describe('createGoogle', () => {
  describe('changes in a Google calendar', () => {
    let counterpart: Counterpart
    beforeAll(async () => {
      counterpart = await fakeGoogle()
    })
    beforeEach(() => fakes().reset())
    afterAll(() => counterpart.stop())

    const fakes = () => counterpart.fakes as NonNullable<Counterpart['fakes']>
    const start = nineOClock(3)
    const window = { from: start - DAY_MS, to: start + 30 * DAY_MS }
    async function read(cursor: string | null = null) {
      // A reset also forgets the issued tokens.
      const { connection } = await freshConnection()
      const page = await counterpart.provider.changes?.(connection, '', cursor, window)
      if (!page) throw new Error('Google has changes')
      return page
    }
    async function freshConnection() {
      const { accessToken } = fakes().google.issueGrant()
      const grant = { kind: 'oauth' as const, accessToken, refreshToken: null, expiresAt: null }
      return { connection: { grants: { current: async () => grant, renew: async () => grant }, config: {} } }
    }
    const add = (more: object = {}) =>
      fakes().google.addEvent({ start, end: start + HOUR_MS, title: 'Dentist', ...more })

    it('are all of the window at first, with facts and no decisions', async () => {
      add({ attendees: ['vi@example.com'], answer: 'declined', status: 'tentative', isFree: true, location: 'Here' })
      add({ start: start + 60 * DAY_MS, end: start + 61 * DAY_MS })
      const { events, cursor } = await read()
      expect(events).toEqual([
        {
          id: expect.any(String),
          icalUid: expect.stringContaining('@google.com'),
          title: 'Dentist',
          description: '',
          start,
          end: start + HOUR_MS,
          isAllDay: false,
          isCancelled: false,
          isFree: true,
          isTentative: true,
          isDeclined: true,
          attendees: ['vi@example.com'],
          location: 'Here',
          joinUrl: null,
          webLink: expect.stringContaining('https://www.google.com/calendar/'),
        },
      ])
      expect(cursor).not.toBeNull()
    })

    it('are only what changed since the cursor, deletions too', async () => {
      const [first] = add()
      add()
      const { cursor } = await read()
      expect((await read(cursor)).events).toEqual([])
      fakes().google.removeEvent(first?.id ?? '')
      add({ title: 'New' })
      const next = await read(cursor)
      expect(next.events).toContainEqual({ id: first?.id, isCancelled: true })
      expect(next.events).toContainEqual(expect.objectContaining({ title: 'New', isCancelled: false }))
      expect(next.events).toHaveLength(2)
    })

    it('come as one entry for each time of a series', async () => {
      add({ repeats: { everyDays: 1, times: 3 } })
      expect(new Set((await read()).events.map(({ id }) => id)).size).toBe(3)
    })

    it('come whole, however many pages they take', async () => {
      add({ repeats: { everyDays: 0, times: 1100 } })
      const { events, cursor } = await read()
      expect(events).toHaveLength(1100)
      expect(fakes().requests.filter(({ name }) => name === 'events.list')).toHaveLength(3)
      expect((await read(cursor)).events).toEqual([])
    })

    it('lay a whole day between midnights of the calendar’s zone', async () => {
      const date = new Date(start).toISOString().slice(0, 10)
      const next = new Date(start + DAY_MS).toISOString().slice(0, 10)
      add({ start: date, end: next })
      const midnight = Date.parse(`${date}T00:00:00+03:00`)
      expect((await read()).events).toMatchObject([{ isAllDay: true, start: midnight, end: midnight + DAY_MS }])
    })

    it('leave out where somebody works, and birthdays', async () => {
      add({ more: { eventType: 'workingLocation' } })
      add({ more: { eventType: 'birthday' } })
      expect((await read()).events).toEqual([])
    })

    it('come although one of them cannot be read', async () => {
      add({ title: 'Good' })
      add({ more: { summary: null, location: null } })
      const unreadable = { summary: { no: 'text' } } as object
      add({ more: unreadable })
      expect((await read()).events).toMatchObject([{ title: 'Good' }, { title: '', location: '' }])
      expect(fakes().violations.splice(0).join()).toContain('/summary must be string')
    })

    it('are a stale cursor when Google has forgotten it, or never gave it', async () => {
      const { cursor } = await read()
      fakes().google.expireSyncTokens()
      await expect(read(cursor)).rejects.toMatchObject({ kind: 'stale-cursor' })
      await expect(read('made up')).rejects.toMatchObject({ kind: 'stale-cursor' })
      expect((await read()).cursor).not.toBeNull()
    })

    it('are forbidden in a calendar of which only busy times may be seen', async () => {
      const { connection } = await freshConnection()
      const reading = counterpart.provider.changes?.(connection, 'team@group.calendar.google.com', null, window)
      await expect(reading).rejects.toMatchObject({ kind: 'forbidden' })
    })

    it('show an event of ours with its link and the UID it was made with', async () => {
      const { connection } = await freshConnection()
      const ref = await counterpart.provider.create(connection, '', makeDraft({ start, end: start + HOUR_MS }))
      expect((await read()).events).toMatchObject([{ id: ref.id, icalUid: ref.icalUid, joinUrl: ref.joinUrl }])
    })

    it('are told of on a channel, with the secret, until it is closed', async () => {
      const calls: (string | undefined)[][] = []
      const hook = http.createServer(({ headers }, response) => {
        calls.push([String(headers['x-goog-resource-state']), String(headers['x-goog-channel-token'])])
        response.end()
      })
      await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve))
      const { connection } = await freshConnection()
      const { provider } = counterpart
      const url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`
      const watch = await provider.watch?.(connection, '', { url, secret: 'of-this-channel' })
      await expect.poll(() => calls).toEqual([['sync', 'of-this-channel']])
      add()
      await expect.poll(() => calls.at(-1)).toEqual(['exists', 'of-this-channel'])
      if (watch) await provider.unwatch?.(connection, watch)
      add()
      if (watch) await provider.unwatch?.(connection, watch)
      expect(calls).toHaveLength(2)
      expect(watch?.expiresAt).toBeGreaterThan(Date.now())
      hook.close()
    })
  })
})
