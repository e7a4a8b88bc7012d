import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Connection, EventDraft, EventRef, Provider } from '@/lib/calendars/providers/provider'
import { HOUR_MS } from '@/lib/scheduling/units'
import { getFile, openAccount, putFile } from '@/tests/support/caldav/account'
import { CALDAV_SERVERS, type CaldavServer } from '@/tests/support/caldav/servers'
import { calendarFile } from '@/tests/support/calendars/calendar-file'
import { makeDraft } from '@/tests/support/calendars/draft'

const WINDOW = { from: Date.UTC(2026, 0), to: Date.UTC(2028, 0) }

describe('createCaldav', () => {
  describe.skipIf(CALDAV_SERVERS.length === 0).each(CALDAV_SERVERS)('an account at %s', (_, start) => {
    let server: CaldavServer
    let provider: Provider
    let connection: Connection
    let calendarId: string
    beforeAll(async () => {
      server = await start()
      ;({ provider, connection } = openAccount(server, { timezone: 'Europe/Berlin' }))
      calendarId = (await provider.calendars?.(connection))?.[0]?.id ?? ''
    })
    afterAll(() => server.stop())

    const kindOf = (failure: Promise<unknown> | undefined) =>
      Promise.resolve(failure).then(
        () => 'nothing failed',
        (error) => error.kind,
      )
    const busyAround = async (draft: EventDraft, id = '') => {
      const answer = await provider.busy?.(connection, [id], draft.start - HOUR_MS, draft.end + HOUR_MS)
      return answer?.busy[0]?.periods ?? answer?.failed[0]?.error.kind
    }
    const put = (name: string, body: string) => putFile(server, `${server.url}${calendarId}${name}`, body)
    const remove = (id: string) =>
      provider.cancel(
        connection,
        { calendarId: '', id, etag: null, icalUid: null, joinUrl: null, password: null, webLink: null },
        { notifies: false },
      )

    it('has the calendars that hold events, by name, found from the address of the server alone', async () => {
      expect(await provider.calendars?.(connection)).toEqual([
        { id: expect.stringMatching(/^\/.*\/home\/$/), name: 'Ada', isPrimary: true, canWrite: true },
      ])
    })

    it('is busy while an event stands, changes with it, and is free again when it is cancelled, once', async () => {
      const draft = makeDraft()
      expect(await busyAround(draft)).toEqual([])
      const ref = await provider.create(connection, '', draft)
      expect(ref).toMatchObject({ calendarId: '', icalUid: `${draft.key}@meet.example.com`, joinUrl: null })
      expect(await busyAround(draft)).toEqual([{ start: draft.start, end: draft.end }])
      expect(await busyAround(draft, calendarId)).toEqual([{ start: draft.start, end: draft.end }])
      const later = { ...draft, start: draft.end, end: draft.end + HOUR_MS, sequence: 1 }
      const changed = await provider.update(connection, ref, later)
      expect(changed.id).toBe(ref.id)
      expect(await busyAround(later)).toEqual([{ start: later.start, end: later.end }])
      expect(await provider.cancel(connection, changed, { notifies: true })).toBe('cancelled')
      expect(await provider.cancel(connection, changed, { notifies: true })).toBe('already-gone')
      expect(await busyAround(later)).toEqual([])
      expect(await kindOf(provider.update(connection, changed, later))).toBe('gone')
    })

    it('takes over the event that another tool wrote under the same UID', async () => {
      const uid = `${randomUUID()}@Cal.com`
      const draft = makeDraft({ uid, sequence: 4 })
      const theirs = calendarFile([
        ['DTSTART:20261005T090000Z', 'DTEND:20261005T093000Z', 'SUMMARY:Before', 'CATEGORIES:Mine'],
      ])
      await put('of-another-tool.ics', theirs.replace('UID:one', `UID:${uid}`))
      const found = (await provider.findByUid?.(connection, '', uid)) as EventRef
      expect(found).toMatchObject({ id: `${calendarId}of-another-tool.ics`, icalUid: uid })
      const ref = await provider.update(connection, found, draft)
      expect(await provider.findByUid?.(connection, '', uid)).toMatchObject({ id: ref.id })
      expect(await provider.findByUid?.(connection, '', `${uid}-of-nothing`)).toBeNull()
      expect(await busyAround(draft)).toEqual([{ start: draft.start, end: draft.end }])
      const file = await getFile(server, server.url + ref.id)
      expect(file).toContain('SEQUENCE:4')
      expect(file).toContain('CATEGORIES:Mine')
      expect(await getFile(server, `${server.url}${calendarId}${draft.key}.ics`)).not.toContain('VEVENT')
      await remove(ref.id)
    })

    it('makes one event of one key, also when both ask at once, and invites nobody by itself', async () => {
      const draft = makeDraft({ joinUrl: 'https://zoom.example/j/1' })
      const refs = await Promise.all([1, 2, 3].map(() => provider.create(connection, '', draft)))
      expect(new Set(refs.map(({ id }) => id)).size).toBe(1)
      expect(await busyAround(draft)).toHaveLength(1)
      const file = await getFile(server, server.url + refs[0]?.id)
      expect(file).toContain('LOCATION:https://zoom.example/j/1')
      expect(file).not.toMatch(/^(ATTENDEE|ORGANIZER)/m)
      await remove(refs[0]?.id ?? '')
    })

    it('leaves alone what its owner added to an event, though it changed since it was seen', async () => {
      const draft = makeDraft()
      const ref = await provider.create(connection, '', draft)
      const file = await getFile(server, server.url + ref.id)
      const alarm = 'BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:Soon\r\nTRIGGER:-PT5M\r\nEND:VALARM\r\n'
      const changed = file.replace('END:VEVENT', `CATEGORIES:Work\r\n${alarm}END:VEVENT`)
      await putFile(server, server.url + ref.id, changed)
      await provider.update(connection, ref, { ...draft, title: 'Renamed', sequence: 1 })
      const after = await getFile(server, server.url + ref.id)
      expect(after).toMatch(/SUMMARY:Renamed/)
      expect(after).toMatch(/CATEGORIES:Work/)
      expect(after).toMatch(/TRIGGER:-PT5M/)
      await remove(ref.id)
    })

    it('reads series by the clock, with what was moved, cancelled and declined in them', async () => {
      const lines = ['DTSTART;TZID=Europe/Berlin:20270326T090000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=5']
      const text = calendarFile([
        [...lines, 'EXDATE;TZID=Europe/Berlin:20270327T090000', 'SUMMARY:Series'],
        [
          'RECURRENCE-ID;TZID=Europe/Berlin:20270329T090000',
          'DTSTART:20270329T180000Z',
          'DURATION:PT1H',
          'SUMMARY:Moved',
        ],
      ])
      await put('series.ics', text)
      const answer = await provider.busy?.(
        connection,
        [''],
        Date.parse('2027-03-26T00:00Z'),
        Date.parse('2027-04-01T00:00Z'),
      )
      const starts = answer?.busy[0]?.periods.map(({ start }) => new Date(start).toISOString().slice(0, 16)).sort()
      expect(starts).toEqual(['2027-03-26T08:00', '2027-03-28T07:00', '2027-03-29T18:00', '2027-03-30T07:00'])
      await remove(`${calendarId}series.ics`)
    })

    it("reads an all-day event as its owner's day", async () => {
      await put('day.ics', calendarFile([['DTSTART;VALUE=DATE:20270601', 'SUMMARY:Holiday']]))
      const answer = await provider.busy?.(
        connection,
        [''],
        Date.parse('2027-05-31T22:30Z'),
        Date.parse('2027-05-31T23:00Z'),
      )
      expect(answer?.busy[0]?.periods).toEqual([
        { start: Date.parse('2027-05-31T22:00Z'), end: Date.parse('2027-06-01T22:00Z') },
      ])
      await remove(`${calendarId}day.ics`)
    })

    it('is not free when one of its events repeats without measure', async () => {
      const lines = ['DTSTART:20270601T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY;COUNT=200000']
      const stored = await put('often.ics', calendarFile([lines])).then(
        () => true,
        () => false,
      )
      // A server may refuse it, or answer nothing in time: neither is an answer without busy times.
      const draft = makeDraft({ start: Date.parse('2027-06-01T00:00Z'), end: Date.parse('2027-06-01T01:00Z') })
      const busy = stored ? await busyAround(draft) : 'transient'
      if (busy !== 'transient') expect(busy).toMatchObject([{ end: expect.any(Number) }])
      await remove(`${calendarId}often.ics`)
    })

    it('says which calendar could not be read, and goes to no other server for one', async () => {
      const ids = [`${calendarId}nothing/`, 'http://127.0.0.1:9/', '//127.0.0.1:9/x', '/../../etc/']
      const answer = await provider.busy?.(connection, ['', ...ids], WINDOW.from, WINDOW.from + HOUR_MS)
      expect(answer?.busy.map((one) => one.calendarId)).toEqual([''])
      expect(answer?.failed.map((one) => one.calendarId).sort()).toEqual([...ids].sort())
    })

    it('tells what there is, and then what changed, moved and went', async () => {
      const read = (cursor: string | null) => provider.changes?.(connection, calendarId, cursor, WINDOW)
      const draft = makeDraft({ location: 'https://video.example/room' })
      const ref = await provider.create(connection, '', draft)
      const whole = await read(null)
      expect(whole?.events).toEqual([
        expect.objectContaining({
          ...{ id: ref.id, icalUid: ref.icalUid, title: draft.title, start: draft.start, end: draft.end },
          ...{ isAllDay: false, isCancelled: false, isFree: false, joinUrl: 'https://video.example/room' },
        }),
      ])
      expect(await read(whole?.cursor ?? '')).toMatchObject({ events: [] })
      const later = { ...draft, start: draft.end, end: draft.end + HOUR_MS, sequence: 1 }
      await provider.update(connection, ref, later)
      // A server without a memory of its changes says that there are some; then all is read.
      const changes = async (cursor: string | null) =>
        read(cursor)?.catch((error) => (error.kind === 'stale-cursor' ? read(null) : Promise.reject(error)))
      const changed = await changes(whole?.cursor ?? '')
      expect(changed?.events).toEqual([expect.objectContaining({ id: ref.id, start: later.start })])
      await remove(ref.id)
      const gone = await changes(changed?.cursor ?? '')
      expect(gone?.events.filter((event) => !event.isCancelled)).toEqual([])
      await put('two.ics', calendarFile([['DTSTART:20270701T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2']]))
      const series = await changes(gone?.cursor ?? '')
      expect(series?.events.map(({ id }) => id)).toEqual([
        `${calendarId}two.ics#2027-07-01T10:00:00.000Z`,
        `${calendarId}two.ics#2027-07-02T10:00:00.000Z`,
      ])
      await remove(`${calendarId}two.ics`)
      expect(await kindOf(read(series?.cursor ?? ''))).toBe('stale-cursor')
      expect(await kindOf(read('not a cursor'))).toBe('stale-cursor')
    })

    it('wants its password again when that is refused, asked once more before', async () => {
      const { connection: locked } = openAccount({ ...server, password: randomUUID() })
      expect(await kindOf(provider.calendars?.(locked))).toBe('needs-reauth')
      expect(await kindOf(provider.create(locked, '', makeDraft()))).toBe('needs-reauth')
    })
  })
})
