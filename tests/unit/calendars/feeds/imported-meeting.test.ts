import { describe, expect, it } from 'vitest'
import { isMeeting, toImportedMeeting } from '@/lib/calendars/feeds/imported-meeting'
import { moveWholeDays } from '@/lib/calendars/providers/all-day'
import { toPlainDescription } from '@/lib/calendars/providers/plain-description'
import type { SeenEvent } from '@/lib/calendars/providers/provider'
import { seenEvent } from '@/tests/support/calendars/seen-event'

const toMeeting = (fields: Partial<SeenEvent>, source: 'google' | 'outlook' = 'google') =>
  toImportedMeeting(seenEvent(fields), source, { timezone: 'UTC', language: 'en' })

describe('moveWholeDays', () => {
  describe('whole days', () => {
    const at = (iso: string) => Date.parse(iso)
    const move = (start: string, end: string, timezone: string) => {
      const moved = moveWholeDays({ start: at(start), end: at(end) }, timezone)
      return [new Date(moved.start).toISOString(), new Date(moved.end).toISOString()]
    }

    it.each([
      ['UTC', '2026-03-10T00:00Z', '2026-03-11T00:00Z'],
      ['Los Angeles', '2026-03-10T07:00Z', '2026-03-11T07:00Z'],
      ['Midway', '2026-03-10T11:00Z', '2026-03-11T11:00Z'],
      ['Kathmandu', '2026-03-09T18:15Z', '2026-03-10T18:15Z'],
      ['Auckland in winter', '2026-03-09T12:00Z', '2026-03-10T12:00Z'],
    ])('of a calendar in %s are the same date where the owner is', (_zone, start, end) => {
      expect(move(start, end, 'Europe/Berlin')).toEqual(['2026-03-09T23:00:00.000Z', '2026-03-10T23:00:00.000Z'])
    })

    it("of the owner's own zone stay what they are, also thirteen hours ahead", () => {
      expect(move('2026-01-09T11:00Z', '2026-01-10T11:00Z', 'Pacific/Auckland')).toEqual([
        '2026-01-09T11:00:00.000Z',
        '2026-01-10T11:00:00.000Z',
      ])
    })

    it('keep their number where clocks change in between, in either zone', () => {
      expect(move('2026-03-28T23:00Z', '2026-03-30T22:00Z', 'Europe/Berlin')).toEqual([
        '2026-03-28T23:00:00.000Z',
        '2026-03-30T22:00:00.000Z',
      ])
      expect(move('2026-03-28T00:00Z', '2026-03-30T00:00Z', 'Europe/Berlin')).toEqual([
        '2026-03-27T23:00:00.000Z',
        '2026-03-29T22:00:00.000Z',
      ])
    })
  })
})

describe('isMeeting', () => {
  describe('an event among the meetings', () => {
    it.each([
      ['https://meet.google.com/abc', 'google_meet'],
      ['https://us02web.zoom.us/j/1', 'zoom'],
      ['https://teams.microsoft.com/l/x', 'teams'],
      ['https://meet.jit.si/abc', 'custom'],
      ['https://zoom.us.evil.example/j/1', 'custom'],
    ])('is held where its link leads: %s', (joinUrl, location) => {
      expect(toMeeting({ joinUrl })).toMatchObject({ location, locationData: { meetLink: joinUrl } })
    })

    it('has no link that nobody should follow', () => {
      const { location, locationData } = toMeeting({
        joinUrl: 'http://meet.google.com/abc',
        webLink: 'javascript:alert(1)',
      })
      expect([location, locationData]).toEqual(['custom', { googleEventId: 'e1' }])
    })

    it('is named as its provider names it', () => {
      expect(toMeeting({ webLink: 'https://outlook.example/1' }, 'outlook').locationData).toEqual({
        outlookEventId: 'e1',
        outlookWebLink: 'https://outlook.example/1',
      })
    })

    it('is cut to what a meeting holds, and lasts a minute at least', () => {
      const long = toMeeting({ title: 'x'.repeat(300), location: 'y'.repeat(600), end: seenEvent().start })
      expect(long.title).toHaveLength(200)
      expect(long.locationData.customLocation).toHaveLength(500)
      expect(long.endTime.getTime() - long.startTime.getTime()).toBe(60_000)
    })

    it('counts unless it was cancelled or declined; free and tentative ones do', () => {
      const counts = (fields: Partial<SeenEvent>) => isMeeting(seenEvent(fields))
      expect([counts({ isFree: true }), counts({ isTentative: true })]).toEqual([true, true])
      expect([counts({ isCancelled: true }), counts({ isDeclined: true })]).toEqual([false, false])
    })
  })
})

describe('toPlainDescription', () => {
  describe('a description', () => {
    it.each([
      ['Bring <b>X-rays</b><br>and&nbsp;a book', 'Bring X-rays\nand a book'],
      ['<p>One</p><p>Two</p><ul><li>Three</li></ul>', 'One\nTwo\nThree'],
      ['&lt;b&gt; &#233; &unknown; &#9999999;', '<b> é &unknown; &#9999999;'],
      ['<a href="https://x.example">Link</a>\n\n\n\nend', 'Link\n\nend'],
    ])('is its text without the tags: %j', (html, text) => expect(toPlainDescription(html)).toBe(text))

    it.each(['a < b and c > d', '  plain\ntext ', '3 & 4'])('that is no HTML stays as it is: %j', (text) => {
      expect(toPlainDescription(text)).toBe(text.trim())
    })
  })
})

describe('toSeenMeeting', () => {
  describe('an event that a stranger dates', () => {
    it.each([
      ['in the last moment there is', { end: Date.UTC(9999, 11, 31, 23, 59, 59, 999) }],
      ['beyond what a date can be', { end: 8.64e15 }],
      [
        'in whole days, to the end of time',
        { start: Date.UTC(2026, 5, 3), end: Date.UTC(9999, 11, 31), isAllDay: true },
      ],
    ])('%s ends after a hundred years at the latest', (_, times) => {
      const { startTime, endTime } = toMeeting(times)
      expect(startTime.getUTCFullYear()).toBe(2026)
      expect(endTime.getUTCFullYear()).toBe(2126)
    })

    it('as long ago as its calendar can count begins in 1970', () => {
      const { startTime, endTime } = toMeeting({ start: Date.UTC(1601, 0, 1), end: Date.UTC(2030, 0, 1) })
      expect([startTime.toISOString(), endTime.toISOString()]).toEqual([
        '1970-01-02T00:00:00.000Z',
        '2030-01-01T00:00:00.000Z',
      ])
    })
  })
})
