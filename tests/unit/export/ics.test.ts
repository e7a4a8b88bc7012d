import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { describe, expect, it } from 'vitest'
import { type CalendarEvent, toCalendarFile } from '@/lib/export/ics'

const event: CalendarEvent = {
  id: '7b0f6a52-6d0c-4f0e-9a57-2f4a4f0f3c11',
  host: 'meet.example.com',
  sequence: 0,
  stamp: new Date('2030-03-01T08:00:00Z'),
  start: new Date('2030-03-10T06:30:00Z'),
  end: new Date('2030-03-10T07:00:00Z'),
  summary: 'Intro; with, commas\\ and "quotes" – Çağrı 🎉',
  description: 'first line\nsecond line',
  location: 'https://meet.example.com/x?a=1,2;3',
  organizer: { name: 'Ada "The Countess" Lovelace\r\nX-EVIL:1', email: 'ada@example.com' },
  attendees: [{ name: 'Vi "V" O\'Hara', email: 'vi@example.com', hasAccepted: true }],
  method: 'REQUEST',
}

const parse = (text: string) =>
  new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent') ?? undefined)

describe('toCalendarFile', () => {
  describe('a calendar file', () => {
    const text = toCalendarFile(event)

    it('has lines of at most 75 octets that end with CRLF', () => {
      const lines = text.split('\r\n')
      expect(lines.join('').includes('\n')).toBe(false)
      expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    })

    it('says the same instant to two parsers, in UTC', () => {
      const item = parse(text)
      expect(item.startDate.toJSDate()).toEqual(event.start)
      expect(item.endDate.toJSDate()).toEqual(event.end)
      expect(text).toContain('DTSTART:20300310T063000Z')
      const [read] = Object.values(nodeIcal.sync.parseICS(text)).filter((entry) => entry?.type === 'VEVENT')
      expect(read).toMatchObject({ start: event.start, end: event.end, summary: event.summary })
    })

    it('gives back every text as it was written', () => {
      const item = parse(text)
      expect([item.summary, item.description, item.location]).toEqual([
        event.summary,
        event.description,
        event.location,
      ])
    })

    it('has one event with UID, SEQUENCE, METHOD, ORGANIZER and ATTENDEE', () => {
      const calendar = new ICAL.Component(ICAL.parse(text))
      expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1)
      expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST')
      const item = parse(text)
      expect([item.uid, item.sequence]).toEqual([`${event.id}@meet.example.com`, 0])
      expect(item.organizer).toBe('mailto:ada@example.com')
      expect(item.attendees.map((attendee) => String(attendee.getFirstValue()).toLowerCase())).toEqual([
        'mailto:vi@example.com',
      ])
    })

    it('cleans names of quotes and control characters, which would make illegal lines', () => {
      expect(text).not.toMatch(/^X-EVIL/m)
      expect(parse(text).attendees[0]?.getParameter('cn')).toBe("Vi 'V' O'Hara")
    })

    it('has no METHOD when it is only downloaded', () => {
      expect(toCalendarFile({ ...event, method: undefined })).not.toContain('METHOD')
    })

    it('marks a cancelled event', () => {
      const cancelled = toCalendarFile({ ...event, method: 'CANCEL', sequence: 1 })
      expect(cancelled).toContain('STATUS:CANCELLED')
      expect(parse(cancelled).sequence).toBe(1)
    })
  })
})
