import { describe, expect, it, vi } from 'vitest'
import { renderMail } from '@/lib/mail/render'
import { booking, cancellation, mailOf, meeting, samples } from '../../support/mail/samples'

vi.hoisted(() => vi.stubEnv('PSEUDO_LANGUAGE', '1'))

const DAY = 24 * 60
/** Too late to be moved. */
const CLOSED = { cancelNotice: 0, moveNotice: 4 * DAY, maxMoves: null, moves: 0 }
const TIMES_BEFORE = { startTime: '2026-06-02T08:00:00.000Z', endTime: '2026-06-02T08:30:00.000Z' }

describe('renderMail, in the pseudo-language,', () => {
  const { request } = samples['booking-request']
  const others: [string, object][] = [
    ['calendar-change', { ...samples['calendar-change'], isBooking: false }],
    ['calendar-change', { ...samples['calendar-change'], change: 'moved' }],
    ['renewal-required', { ...samples['renewal-required'], account: '' }],
    ['form-digest', { ...samples['form-digest'], forms: samples['form-digest'].forms.slice(1) }],
    ['booking-confirmation', { ...booking, isApproved: true, policy: { ...CLOSED, cancelNotice: 4 * DAY } }],
    ['booking-confirmation', { ...booking, policy: CLOSED }],
    ['booking-reminder', { ...samples['booking-reminder'], policy: { ...CLOSED, moveNotice: DAY } }],
    ['booking-reminder-notice', samples['booking-reminder']],
    [
      'meeting-update',
      {
        ...meeting,
        guest: { leaveUrl: 'http://localhost:3000/b/t/leave', timezone: 'America/New_York', before: TIMES_BEFORE },
      },
    ],
    ['booking-link', { ...booking, joinUrl: null }],
    ['cancellation', { ...cancellation, cancelledBy: 'attendee' }],
    ['booking-moved', { ...samples['booking-moved'], request }],
    ['booking-moved-notice', { ...samples['booking-moved-notice'], request }],
    ['cancellation', { ...cancellation, cancelledBy: 'attendee', request }],
    ['cancellation-notice', { ...cancellation, cancelledBy: 'attendee', request }],
    ['meeting-link', meeting],
    ['sign-up-invitation', { ...samples['sign-up-invitation'], provider: 'Practice Login' }],
  ]

  it.each([...Object.entries(samples), ...others])(
    'takes each word of %s from the catalogue',
    async (template, props) => {
      const { subject, html, text, calendar } = await renderMail(mailOf(template, props))
      const values = [...new Set([...valuesOf(props), ...TIMES])].sort((a, b) => b.length - a.length)
      for (const words of [subject, wordsOf(html), text]) {
        expect(words).toMatch(/⟦/)
        expect(without(values, words)).not.toMatch(/[a-z]+/i)
      }
      expect(without(values, calendarWordsOf(calendar?.content ?? ''))).not.toMatch(/[a-z]+/i)
    },
  )
})

/** From `Intl`, which does not speak the pseudo-language. */
const TIMES = [
  'Friday, June 5, 07:00',
  'Friday, June 5, 10:00',
  'Monday, June 8, 04:00',
  'Tuesday, June 2, 2026',
  'Friday, June 5, 2026',
  'Saturday, May 30',
  'Tuesday',
  'Wednesday, June 3, 2026',
  '(GMT+03:00) Istanbul',
  '(GMT-04:00) New York · DST',
  '02:30 PM',
]

function valuesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n').filter(Boolean)
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(valuesOf)
  return 'meetingId' in value ? [...inner, `http://localhost:3000/meetings?meeting=${value.meetingId}`] : inner
}

/** Words between tags, and in attributes that people read. Initials and the calendar's leaf are drawings. */
function wordsOf(html: string): string {
  const read = (html.match(/(?<=\s(?:alt|title|aria-label)=")[^"]*/g) ?? []).join('\n')
  const drawing = /<td [^>]*aria-hidden="true".*?<\/td>(?=<td|<\/tr><\/tbody><\/table><\/td>)/gs
  const body = html
    .replace(/<head>.*?<\/head>/s, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(drawing, '')
  return `${read}\n${body.replace(/<[^>]*>/g, '\n').replace(/&[#\w]+;/g, ' ')}`
}

const without = (values: string[], words: string) => values.reduce((rest, value) => rest.replaceAll(value, ''), words)

/** The text and the place of a calendar file. */
function calendarWordsOf(file: string): string {
  const words = file.replace(/\r\n[ \t]/g, '').match(/(?<=^(?:DESCRIPTION|LOCATION):).*/gm) ?? []
  return words.join(' ').replaceAll('\\n', ' ')
}
