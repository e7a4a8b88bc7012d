import { describe, expect, it } from 'vitest'
import { toBookingFailure } from '@/components/visitor/booking/booking-failure'
import { VisitorError } from '@/lib/client/visitor/visitor-request'
import { SLOT_REFUSALS } from '@/lib/scheduling/refusals'
import { textsOf } from '@/messages'
import { check, checkTextsOf } from '@/messages/check'

const texts = textsOf('en')
const parts = {
  dialog: texts.part('bookingDialog'),
  tryAgain: texts.part('tryAgain'),
  mailLimits: texts.part('mailLimits'),
  errors: texts.part('visitorErrors'),
  checks: checkTextsOf(texts),
}

describe('toBookingFailure', () => {
  const SENTENCE = 'This time slot is no longer available.'
  const { refused } = texts.t.bookingDialog.failure

  it.each(Object.entries(refused))('says why the rule %s refuses a time, and asks for another one', (code, words) => {
    const failure = toBookingFailure(new VisitorError(409, SENTENCE, [], null, code), parts)
    expect(failure).toEqual({ message: words, issues: {}, isTaken: true, isOutdated: false, freeHosts: [] })
  })

  it.each(['taken', 'constructor', ''])('leaves the sentence of the API with the code %j', (code) => {
    const failure = toBookingFailure(new VisitorError(409, SENTENCE, [], null, code), parts)
    expect(failure).toMatchObject({ message: SENTENCE, isTaken: true })
  })

  it.each([
    ['taken', SENTENCE],
    ['constructor', texts.t.bookingDialog.failure.default],
  ])('has words of the page for the code %j in another language, whatever the API says', (code, words) => {
    const abroad = { ...parts, checks: { ...parts.checks, language: 'tr' as const } }
    const failure = toBookingFailure(new VisitorError(409, 'In English', [], null, code), abroad)
    expect(failure).toMatchObject({ message: words, isTaken: true })
  })

  it('says the check of a field that the page does not show', () => {
    const refused = new VisitorError(400, check('tooLong', { max: 200 }), [], null, 'invalid_input')
    expect(toBookingFailure(refused, parts).message).toBe('Must be at most 200 characters')
  })

  it('says that nothing was booked while the host’s calendar does not answer', () => {
    const { message } = toBookingFailure(new VisitorError(503, 'X', [], 30, 'availability_unknown'), parts)
    expect(message).toBe('Availability cannot be checked right now. Nothing was booked. Please try again in a moment.')
  })

  it('has words for each rule that can refuse a time', () => {
    expect([...Object.keys(refused), 'taken'].sort()).toEqual([...SLOT_REFUSALS].sort())
  })

  it.each([
    ['recipient_mail_limit', texts.t.mailLimits.recipient],
    ['page_mail_limit', texts.t.mailLimits.page],
    ['limited', texts.t.bookingDialog.failure.tooMany],
  ])('says a 429 with the code %s in the words of the page', (code, words) => {
    const { message } = toBookingFailure(new VisitorError(429, 'In the words of the API', [], 60, code), parts)
    expect(message.startsWith(`${words} `)).toBe(true)
  })
})
