import { describe, expect, it } from 'vitest'
import { toSubmissionFailure } from '@/components/visitor/form/answering/submission-failure'
import { VisitorError } from '@/lib/client/visitor/visitor-request'
import { textsOf } from '@/messages'

const texts = { form: textsOf('en').part('form'), tryAgain: textsOf('en').part('tryAgain') }
const { failure, closed } = texts.form.t
const refusal = (status: number, message = '') => toSubmissionFailure(new VisitorError(status, message, [], 90), texts)

describe('toSubmissionFailure', () => {
  it.each([
    [404, failure.gone],
    [413, failure.shorten],
    [429, 'Please try again in 2 minutes.'],
    [503, failure.away],
    [500, failure.again],
  ])('tells a visitor what to do about a %i', (status, hint) => {
    expect(refusal(status)).toMatchObject({ hint, isOutdated: false })
  })

  it("says why answers are too long in the form's words, not in the server's", () => {
    expect(refusal(413, 'Request body too large').message).toBe(failure.tooLong)
  })

  it('shows the words of an owner who closed the form', () => {
    expect(refusal(409, 'We are full.')).toMatchObject({ closedText: 'We are full.', hint: closed.notSent })
  })

  it('blames the connection where no answer came', () => {
    expect(toSubmissionFailure(new TypeError('Failed to fetch'), texts)).toMatchObject({ hint: failure.network })
  })
})
