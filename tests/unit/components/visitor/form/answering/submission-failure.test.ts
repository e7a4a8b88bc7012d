import { describe, expect, it } from 'vitest'
import { toSubmissionFailure } from '@/components/visitor/form/answering/submission-failure'
import { VisitorError } from '@/lib/client/visitor/visitor-request'
import { textsOf } from '@/messages'
import { check, checkTextsOf } from '@/messages/check'

const all = textsOf('en')
const texts = {
  form: all.part('form'),
  tryAgain: all.part('tryAgain'),
  errors: all.part('visitorErrors'),
  checks: checkTextsOf(all),
}
const { failure, closed } = texts.form.t
const refusal = (status: number, message = '', code = '') =>
  toSubmissionFailure(new VisitorError(status, message, [], 90, code), texts)

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

  it('counts a wrong answer as a form that has changed, but not a text that nothing can store', () => {
    const issues = [{ path: 'responses.a', message: 'No' }]
    const failureOf = (code: string) => toSubmissionFailure(new VisitorError(400, 'No', issues, null, code), texts)
    expect(failureOf('invalid_input')).toMatchObject({ message: failure.changed, isOutdated: true, questionId: 'a' })
    expect(failureOf('not_storable')).toMatchObject({ message: texts.errors.t.not_storable, isOutdated: false })
  })

  it('shows the words of an owner who closed the form', () => {
    expect(refusal(409, 'We are full.', 'form_closed')).toMatchObject({
      closedText: 'We are full.',
      hint: closed.notSent,
    })
  })

  it('has words of the page for a form that was closed without any', () => {
    const { closedText } = refusal(409, check('formClosed'), 'form_closed')
    expect(closedText).toBe('This form is no longer accepting responses.')
  })

  it('does not repeat the English of the API in another language', () => {
    const abroad = { ...texts, checks: { ...texts.checks, language: 'tr' as const } }
    const refused = new VisitorError(500, 'In English', [], null, 'new')
    expect(toSubmissionFailure(refused, abroad).message).toBe(failure.default)
    expect(refusal(503, 'In English', 'unavailable').message).toBe(texts.errors.t.unavailable)
  })

  it('blames the connection where no answer came', () => {
    expect(toSubmissionFailure(new TypeError('Failed to fetch'), texts)).toMatchObject({ hint: failure.network })
  })
})
