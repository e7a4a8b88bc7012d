import { describe, expect, it } from 'vitest'
import { checkAttendee, readPrefilled, splitAddresses, toAttendeeIssues } from '@/lib/meetings/visitor/attendee-fields'
import { checkSentence } from '@/tests/support/api/check-sentence'

const check = (attendeeName: string, attendeeEmail: string) => checkAttendee({ attendeeName, attendeeEmail })

describe('checkAttendee', () => {
  it('asks for a name and an address', () => {
    const { attendeeName = '', attendeeEmail = '' } = check('  ', '')
    expect([attendeeName, attendeeEmail].map(checkSentence)).toEqual(['Name is required', 'Invalid email address'])
    expect(check('Ada', ' ada@example.com ')).toEqual({})
  })

  it('catches addresses that no mail would reach, and leaves the rest to the server', () => {
    const wrong = [
      'ada',
      'ada@',
      '@example.com',
      'ada@example',
      'ada@example.',
      'ada@.com',
      'a da@example.com',
      'a@b@c.de',
    ]
    expect(wrong.filter((address) => check('Ada', address).attendeeEmail === undefined)).toEqual([])
    const right = ['a@b.co', "o'neil+x@mail.example.co.uk", 'ada@exämple.de']
    expect(right.filter((address) => check('Ada', address).attendeeEmail !== undefined)).toEqual([])
  })

  it("puts the server's words to the fields they are about", () => {
    expect(
      toAttendeeIssues([
        { path: 'attendeeEmail', message: 'Invalid email address' },
        { path: 'startTime', message: 'Invalid input' },
      ]),
    ).toEqual({ attendeeEmail: 'Invalid email address' })
  })

  it('parts the addresses of guests, and names the first that is wrong', () => {
    expect(splitAddresses(' a@b.co, c@d.co;e@f.co\n g@h.co ,')).toEqual(['a@b.co', 'c@d.co', 'e@f.co', 'g@h.co'])
    expect(splitAddresses('  ')).toEqual([])
    expect(splitAddresses('a@b.co، c@d.co؛e@f.co、g@h.co，i@j.co；k@l.co')).toEqual([
      'a@b.co',
      'c@d.co',
      'e@f.co',
      'g@h.co',
      'i@j.co',
      'k@l.co',
    ])
    const issues = checkAttendee({ attendeeName: 'Ada', attendeeEmail: 'ada@example.com' }, ['a@b.co', 'grace'])
    expect(checkSentence(issues.guests ?? '')).toBe('Invalid email address')
    expect(
      toAttendeeIssues([
        { path: 'guests.1', message: 'At most 1 guests' },
        { path: 'guests.2', message: 'Invalid email address' },
      ]),
    ).toEqual({ guests: 'At most 1 guests' })
  })

  it('takes addresses in wide letters, which the server reads as plain ones', () => {
    const wide = { attendeeName: 'Jane', attendeeEmail: ' ｊａｎｅ＠ｅｘａｍｐｌｅ．ｃｏｍ ' }
    expect(checkAttendee(wide, ['ａ＠ｂ．ｃｏ'])).toEqual({})
  })

  it('reads what the address knows of the visitor', () => {
    expect(readPrefilled('?name=Ada+Lovelace&email=%20ada%40example.com')).toEqual({
      attendeeName: 'Ada Lovelace',
      attendeeEmail: 'ada@example.com',
    })
    expect(readPrefilled('?email=jane+test@example.com').attendeeEmail).toBe('jane+test@example.com')
    expect(readPrefilled('')).toEqual({ attendeeName: '', attendeeEmail: '' })
    expect(readPrefilled(`?name=${'x'.repeat(999)}`).attendeeName).toHaveLength(200)
  })
})
