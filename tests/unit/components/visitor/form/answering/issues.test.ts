import { describe, expect, it } from 'vitest'
import { readIssues } from '@/components/visitor/form/answering/issues'
import { checkAnswers } from '@/lib/forms/answers/check-answers'
import { FULL_KIT } from '@/lib/forms/answers/full-kit'
import { isAsked } from '@/lib/shared/forms/question'
import { QUESTION_TYPES, type QuestionType } from '@/lib/shared/forms/question-types'
import { textsOf } from '@/messages'
import { question } from '@/tests/support/factories/questions'

const texts = { form: textsOf('en').part('form'), checks: textsOf('en').part('visitorChecks') }

function issueOf(questionType: QuestionType, typed: string) {
  const asked = question('one', questionType, { isRequired: true })
  const answers = new Map([['one', typed]])
  const { issues } = checkAnswers([asked], [], answers, '.', FULL_KIT)
  return readIssues([asked], answers, issues, new Set(['one']), texts).get('one')
}

describe('readIssues', () => {
  it('says that an unanswered question is required', () => {
    expect(new Set(QUESTION_TYPES.filter(isAsked).map((type) => issueOf(type, ' ')))).toEqual(new Set(['Required']))
  })

  it('says why an answer is refused', () => {
    expect(issueOf('email', 'nobody')).toBe('Please enter a valid email address')
    expect(issueOf('number', 'many')).toBe('Please enter a number')
  })

  it('says how a number is written where a comma may separate thousands', () => {
    expect(issueOf('number', '1,234')).toBe('Enter a number with a decimal point, for example 2.5')
  })

  it('says it for a point in a language whose decimals follow a comma', () => {
    const german = { ...texts, form: { ...texts.form, locale: 'de-DE' } }
    const asked = question('one', 'number')
    const answers = new Map([['one', '1.234']])
    const { issues } = checkAnswers([asked], [], answers, ',', FULL_KIT)
    expect(readIssues([asked], answers, issues, new Set(['one']), german).get('one')).toBe(texts.form.t.decimalPoint)
  })
})
