import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Connection, EventRef, Provider } from '@/lib/calendars/providers/provider'
import { DAY_MS } from '@/lib/scheduling/units'
import { openAccount, putFile } from '@/tests/support/caldav/account'
import { CALDAV_SERVERS, type CaldavServer } from '@/tests/support/caldav/servers'
import { makeDraft } from '@/tests/support/calendars/draft'

const NEW_CALENDAR =
  '<c:mkcalendar xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:set><d:prop><d:displayname>Other</d:displayname></d:prop></d:set></c:mkcalendar>'

describe('createCaldav', () => {
  describe.skipIf(CALDAV_SERVERS.length === 0).each(CALDAV_SERVERS)('an event that is looked up at %s', (_, start) => {
    let server: CaldavServer
    let provider: Provider
    let connection: Connection
    let other: string
    beforeAll(async () => {
      server = await start()
      ;({ provider, connection } = openAccount(server))
      const home = (await provider.calendars?.(connection))?.[0]?.id ?? ''
      Object.assign(connection.config, { primaryCalendar: home })
      other = home.replace(/home\/$/, 'other/')
      await send('MKCALENDAR', other, {}, NEW_CALENDAR)
    }, 30_000)
    afterAll(() => server.stop())

    async function send(method: string, path: string, more: Record<string, string> = {}, body?: string) {
      const authorization = `Basic ${Buffer.from(`${server.username}:${server.password}`).toString('base64')}`
      const answer = await fetch(server.url + path, { method, headers: { authorization, ...more }, body })
      if (!answer.ok) throw new Error(`The server answered ${answer.status}: ${await answer.text()}`)
    }
    const look = (ref: EventRef) => provider.look?.(connection, ref)
    const write = (ref: EventRef, lines: string[]) => {
      const event = ['BEGIN:VEVENT', `UID:${ref.icalUid}`, 'DTSTAMP:20260101T000000Z', ...lines, 'END:VEVENT']
      const file = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//other//EN', ...event, 'END:VCALENDAR', '']
      return putFile(server, server.url + ref.id, file.join('\r\n'))
    }

    it('is found years from now, and is not there once it was deleted', async () => {
      const begin = makeDraft().start + 3 * 365 * DAY_MS
      const ref = await provider.create(connection, '', makeDraft({ start: begin, end: begin + 60_000 }))
      expect(await look(ref)).toMatchObject({ id: ref.id, start: begin, end: begin + 60_000, isCancelled: false })
      await send('DELETE', ref.id)
      expect(await look(ref)).toBeNull()
    })

    it('is found in the calendar that it was moved to, and changed and removed there', async () => {
      const draft = makeDraft()
      const ref = await provider.create(connection, '', draft)
      const place = other + ref.id.split('/').at(-1)
      await send('MOVE', ref.id, { destination: server.url + place })
      expect(await look(ref)).toMatchObject({ id: place, start: draft.start })
      const moved = { ...ref, id: place }
      await provider.update(connection, moved, { ...draft, start: draft.start + DAY_MS, end: draft.end + DAY_MS })
      expect(await look(ref)).toMatchObject({ id: place, start: draft.start + DAY_MS })
      expect(await provider.cancel(connection, moved, { notifies: false })).toBe('cancelled')
      expect(await look(ref)).toBeNull()
    })

    it('is found by the UID that another tool gave it, unless it repeats', async () => {
      const ref = await provider.create(connection, '', makeDraft({ uid: 'b1@Cal.com' }))
      const find = () => provider.findByUid?.(connection, '', 'b1@Cal.com')
      expect(await find()).toMatchObject({ id: ref.id, icalUid: 'b1@Cal.com' })
      await write(ref, [
        'DTSTART:20300101T090000Z',
        'DTEND:20300101T100000Z',
        'RRULE:FREQ=DAILY;COUNT=3',
        'SUMMARY:Mine',
      ])
      expect(await find()).toBeNull()
      expect(await provider.findByUid?.(connection, '', 'b2@Cal.com')).toBeNull()
    })

    it('is unclear when it repeats', async () => {
      const ref = await provider.create(connection, '', makeDraft())
      await write(ref, ['DTSTART:20300101T090000Z', 'DTEND:20300101T100000Z', 'RRULE:FREQ=WEEKLY;COUNT=3'])
      expect(await look(ref)).toBe('unclear')
      await write(ref, ['DTSTART:20300101T090000Z', 'DTEND:20300101T100000Z', 'RRULE:FREQ=SECONDLY'])
      expect(await look(ref)).toBe('unclear')
    })
  })
})
