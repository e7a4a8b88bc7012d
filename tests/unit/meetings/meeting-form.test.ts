import { describe, expect, it } from 'vitest'
import {
  atNextHalfHour,
  type MeetingFormValues,
  meetingFormSchema,
  moveEndDate,
  newMeetingValues,
  toMeetingBody,
  toMeetingFieldErrors,
  toMeetingFormValues,
} from '@/lib/meetings/meeting-form'
import type { Meeting } from '@/lib/meetings/schema'
import { checkSentence } from '@/tests/support/api/check-sentence'

const NEW_YORK = 'America/New_York'
const fresh = { ...newMeetingValues(Date.UTC(2026, 5, 3, 9, 7, 31), 'UTC'), title: 'Kick-off' }

const stored: Meeting = {
  id: '1',
  title: 'Review',
  description: '',
  startTime: '2026-11-01T06:30:10.000Z',
  endTime: '2026-11-01T07:00:00.000Z',
  location: 'custom',
  locationData: { customLocation: 'Room 5', meetLink: 'https://meet.example', googleEventId: 'g1' },
  attendees: ['ada@example.com'],
  primarySource: 'platform',
  source: 'platform',
  status: 'confirmed',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}

function findIssues(values: MeetingFormValues, timezone = 'UTC') {
  const { error } = meetingFormSchema(timezone).safeParse(values)
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${checkSentence(message)}`) ?? []
}

function bodyOf(values: MeetingFormValues, timezone: string, before?: Meeting) {
  return toMeetingBody(meetingFormSchema(timezone, before).parse(values), timezone, before)
}

describe('atNextHalfHour', () => {
  const at = (time: string, until: string, date = '2026-06-03') => ({
    start: { date, time },
    end: { date, time: until },
  })

  it.each([
    ['09:07', '09:37', 'UTC', '09:30', '10:00'],
    ['09:46', '11:16', 'Asia/Kathmandu', '10:00', '11:30'],
  ])('moves one from %s until %s in %s to %s until %s', (from, until, zone, start, end) => {
    expect(atNextHalfHour(at(from, until), zone)).toEqual(at(start, end))
  })

  it('is nothing at a half hour, after the last one of the day, and while a time is typed', () => {
    for (const time of ['09:00', '09:30', '23:31', '']) expect(atNextHalfHour(at(time, '23:59'), 'UTC')).toBeNull()
  })
})

describe('newMeetingValues', () => {
  describe('a new meeting', () => {
    it('starts now, to the minute, lasts half an hour, has a custom place and nobody in it', () => {
      expect(newMeetingValues(Date.UTC(2026, 5, 3, 23, 45, 31), 'UTC')).toMatchObject({
        title: '',
        description: '',
        start: { date: '2026-06-03', time: '23:45' },
        end: { date: '2026-06-04', time: '00:15' },
        location: 'custom',
        attendees: [],
        notifyAttendees: true,
      })
    })

    it('sends what is still in the attendee field, and notifies only when there is somebody', () => {
      expect(bodyOf(fresh, 'UTC')).toMatchObject({ attendees: [], notifyAttendees: false })
      const values = { ...fresh, attendees: ['a@x.com'], attendeeDraft: 'b@y.com, A@x.com' }
      expect(bodyOf(values, 'UTC')).toMatchObject({ attendees: ['a@x.com', 'b@y.com'], notifyAttendees: true })
    })

    it('sends its own place with custom only', () => {
      const values = { ...fresh, locationData: { customLocation: ' Room 5 ' } }
      expect(bodyOf(values, 'UTC').locationData).toEqual({ customLocation: 'Room 5' })
      expect(bodyOf({ ...values, location: 'zoom' }, 'UTC').locationData).toEqual({})
    })
  })
})

describe('moveEndDate', () => {
  describe('the end', () => {
    it("follows the start's date and keeps its time of day", () => {
      const end = { date: '2026-06-05', time: '08:00' }
      expect(moveEndDate({ date: '2026-06-10', time: '09:00' }, end)).toEqual({ date: '2026-06-10', time: '08:00' })
      expect(moveEndDate({ date: '', time: '09:00' }, end)).toEqual(end)
    })

    it.each([
      ['the same minute', 'UTC', '2026-06-03 09:00', '2026-06-03 09:00', false],
      ['a minute later', 'UTC', '2026-06-03 09:00', '2026-06-03 09:01', true],
      ['the day before', 'UTC', '2026-06-03 09:00', '2026-06-02 10:00', false],
      ['a start that moves past it out of a gap', NEW_YORK, '2026-03-08 02:30', '2026-03-08 03:15', false],
      ['across the hour that comes twice', NEW_YORK, '2026-11-01 00:30', '2026-11-01 01:30', true],
    ])('is validated by instants: %s', (_case, timezone, start, end, isFine) => {
      const wall = (text: string) => ({ date: text.slice(0, 10), time: text.slice(11) })
      const issues = findIssues({ ...fresh, start: wall(start), end: wall(end) }, timezone)
      expect(issues).toEqual(isFine ? [] : ['end.time: End time must be after start time'])
    })
  })
})

describe('meetingFormSchema', () => {
  it('names every field that is wrong at once, in the words of the server', () => {
    const many = Array.from({ length: 51 }, (_, index) => `a${index}@x.com`).join(',')
    const start = { date: '', time: '' }
    expect(findIssues({ ...fresh, title: ' ', start, attendeeDraft: many })).toEqual([
      'title: Required',
      'start.date: Date input not valid.',
      'start.time: Date input not valid.',
      'attendeeDraft: At most 50 attendees',
    ])
  })
})

describe('toMeetingFormValues', () => {
  describe('a stored meeting', () => {
    const values = toMeetingFormValues(stored, NEW_YORK)

    it('keeps the instant of a time that nobody touched: the second of two equal hours, with its seconds', () => {
      expect(values.start).toEqual({ date: '2026-11-01', time: '01:30' })
      expect(bodyOf(values, NEW_YORK, stored).startTime).toBe(stored.startTime)
      const touched = { ...values, start: { ...values.start, time: '01:31' } }
      expect(bodyOf(touched, NEW_YORK, stored).startTime).toBe('2026-11-01T05:31:00.000Z')
    })

    it('leaves the place out while it is the same, so that what a provider wrote stays', () => {
      expect(bodyOf(values, NEW_YORK, stored).locationData).toBeUndefined()
      const moved = { ...values, locationData: { customLocation: 'Room 6' } }
      expect(bodyOf(moved, NEW_YORK, stored).locationData).toEqual({
        customLocation: 'Room 6',
        meetLink: 'https://meet.example',
      })
      expect(bodyOf({ ...values, location: 'zoom' }, NEW_YORK, stored).locationData).toEqual({})
    })

    it('tells those who were struck off, too', () => {
      expect(bodyOf({ ...values, attendees: [] }, NEW_YORK, stored).notifyAttendees).toBe(true)
    })
  })
})

describe('toMeetingFieldErrors', () => {
  it("puts the server's issues at their fields", () => {
    const issues = ['title', 'endTime', 'startTime', 'locationData.customLocation', 'attendees.3', 'elsewhere']
    expect(toMeetingFieldErrors(issues.map((path) => ({ path, message: 'no' }))).map(({ name }) => name)).toEqual([
      'title',
      'end.time',
      'start.time',
      'locationData.customLocation',
      'attendeeDraft',
    ])
  })
})
