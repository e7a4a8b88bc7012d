import { describe, expect, it } from 'vitest'
import { toBookingFailure } from '@/components/visitor/booking/booking-failure'
import { VisitorError } from '@/lib/client/visitor/visitor-request'
import { SLOT_REFUSALS } from '@/lib/scheduling/refusals'
import { textsOf } from '@/messages'

const texts = textsOf('en')
const parts = {
  dialog: texts.part('bookingDialog'),
  tryAgain: texts.part('tryAgain'),
  mailLimits: texts.part('mailLimits'),
}

describe('toBookingFailure', () => {
  const SENTENCE = 'This time slot is no longer available.'
  const { refused } = texts.t.bookingDialog.failure

  it.each(Object.entries(refused))('says why the rule %s refuses a time, and asks for another one', (code, words) => {
    const failure = toBookingFailure(new VisitorError(409, SENTENCE, [], null, code), parts)
    expect(failure).toEqual({ message: words, issues: {}, isTaken: true, isOutdated: false })
  })

  it.each(['taken', 'constructor', ''])('leaves the sentence of the API with the code %j', (code) => {
    const failure = toBookingFailure(new VisitorError(409, SENTENCE, [], null, code), parts)
    expect(failure).toMatchObject({ message: SENTENCE, isTaken: true })
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
