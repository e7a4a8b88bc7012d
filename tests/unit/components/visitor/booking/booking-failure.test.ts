import { describe, expect, it } from 'vitest'
import { toBookingFailure } from '@/components/visitor/booking/booking-failure'
import { VisitorError } from '@/lib/client/visitor/visitor-request'
import { textsOf } from '@/messages'

const texts = textsOf('en')
const parts = {
  dialog: texts.part('bookingDialog'),
  tryAgain: texts.part('tryAgain'),
  mailLimits: texts.part('mailLimits'),
}

describe('toBookingFailure', () => {
  it.each([
    ['recipient_mail_limit', texts.t.mailLimits.recipient],
    ['page_mail_limit', texts.t.mailLimits.page],
    ['limited', texts.t.bookingDialog.failure.tooMany],
  ])('says a 429 with the code %s in the words of the page', (code, words) => {
    const { message } = toBookingFailure(new VisitorError(429, 'In the words of the API', [], 60, code), parts)
    expect(message.startsWith(`${words} `)).toBe(true)
  })
})
