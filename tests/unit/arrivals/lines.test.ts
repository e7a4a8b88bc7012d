import { describe, expect, it } from 'vitest'
import {
  bookingLine,
  formLine,
  meetingLine,
  pageLine,
  questionLine,
  responseLine,
  ruleLine,
  slugOf,
} from '@/lib/arrivals/lines'
import { fitLine, fitText } from '@/lib/arrivals/texts'
import { judgeLine } from '@/lib/portability/server/judge-line'
import { startProcessorTime } from '@/tests/support/processor-time'

const ID = '00000000-0000-4000-8000-000000000001'
const AT = '2027-03-01T09:00:00.000Z'
const END = '2027-03-01T10:00:00.000Z'
const question = questionLine({ id: ID, questionType: 'text', question: 'Why?' })

describe('lines of an export', () => {
  const rule = ruleLine({
    id: ID,
    match: 'all',
    conditions: [{ questionId: ID, operator: 'equals', value: 'x' }],
    actions: [{ type: 'hide', questionId: ID }],
  })
  const form = formLine({ id: ID, slug: 'why', title: 'Why', createdAt: AT, questions: [question], rules: [rule] })

  it.each([
    ['pages', pageLine({ id: ID, slug: 'intro', title: 'Intro', timezone: 'UTC', createdAt: AT })],
    ['forms', form.form],
    [
      'bookings',
      bookingLine({
        id: ID,
        startTime: AT,
        endTime: END,
        attendeeName: 'Vera',
        attendeeEmail: 'vera@example.com',
        status: 'confirmed',
        createdAt: AT,
      }),
    ],
    ['meetings', meetingLine({ id: ID, title: 'Intro', startTime: AT, endTime: END, createdAt: AT })],
    ['responses', responseLine({ id: ID, formId: ID, responses: { [ID]: 'Because' }, createdAt: AT })],
  ] as const)('are taken with presets: %s', async (part, line) => {
    expect((await judgeLine(part, line)).wrong).toBeNull()
  })

  it('name the version that responses answer', () => {
    expect(form.form.versions).toMatchObject([{ hash: form.versionHash, questions: [{ id: ID, title: 'Why?' }] }])
  })
})

describe('slugOf', () => {
  it('keeps an address that can be one, and makes one of words', () => {
    expect(slugOf('intro-30', 'Intro', ID)).toBe('intro-30')
    expect(slugOf('Intro_30', 'Intro', ID)).toBe('intro-30')
    expect(slugOf(null, 'Ada’s talk', ID)).toBe('ada-s-talk')
    expect(slugOf('', '日本', ID)).toBe('page-000000')
  })
})

describe('fitLine', () => {
  it('cuts, and replaces what no line has', () => {
    expect(fitLine(' A\u0007B\nC ', 10)).toEqual({ text: 'A B C', isChanged: true })
    expect(fitLine('Tea', 10)).toEqual({ text: 'Tea', isChanged: false })
    expect(fitLine('12345😀', 6)).toEqual({ text: '12345', isChanged: true })
    expect(fitText('A\r\nB', 10)).toEqual({ text: 'A\nB', isChanged: false })
    expect(fitLine(undefined, 10)).toEqual({ text: '', isChanged: false })
  })

  it('keeps blanks within the line, and takes time in proportion to the text', () => {
    const used = startProcessorTime()
    expect(fitLine('One \r\n\t two  three', 100).text).toBe('One two  three')
    expect(fitLine(`a${' '.repeat(100_000)}b`, 10).text).toBe('a')
    expect(used()).toBeLessThan(1_000)
  })
})
