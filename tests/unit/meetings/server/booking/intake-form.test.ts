import { describe, expect, it } from 'vitest'
import type { PageFormRow } from '@/db/queries/meetings/schedule-columns'
import { composeAnswers, toAskedForm } from '@/lib/meetings/server/booking/intake-form'

const question = (id: string, fields: object = {}) => ({
  id,
  questionType: 'text' as const,
  question: `Question ${id}`,
  description: '',
  isRequired: false,
  options: [],
  translations: {},
  order: 0,
  ...fields,
})
const form = (questions: PageFormRow['questions'], rules: PageFormRow['rules'] = []): PageFormRow => ({
  id: 'form',
  title: 'Before we meet',
  description: '',
  mainLanguage: 'en',
  translations: {},
  questions,
  rules,
})
const redirect = {
  id: 'rule',
  sourceQuestionId: 'a',
  condition: 'equals',
  value: 'x',
  actionType: 'redirect',
  targetQuestionId: null,
  message: null,
  redirectUrl: 'https://example.com',
} as const

describe('toAskedForm', () => {
  describe('what a page asks', () => {
    it('is nothing without a form, or with one that asks nothing', () => {
      expect(toAskedForm(null, null)).toBeNull()
      expect(toAskedForm(form([]), null)).toBeNull()
    })

    it('leads nowhere else than to the confirmation', () => {
      expect(toAskedForm(form([question('a')], [redirect]), null)?.logicRules).toEqual([])
    })
  })
})

describe('composeAnswers', () => {
  describe('what the mails say of the answers', () => {
    const inMail = (row: PageFormRow, given: [string, unknown][]) => composeAnswers(row, new Map(given)).inMail

    it('is the labels of what was chosen, and nothing of what was left out', () => {
      const options = [
        { value: 'r', label: 'Red' },
        { value: 'b', label: 'Blue' },
      ]
      const row = form([question('a'), question('b', { questionType: 'multiselect', options })])
      expect(inMail(row, [['b', ['r', 'b']]])).toEqual([{ question: 'Question b', answers: ['Red', 'Blue'] }])
    })

    it('is cut after 1,000 characters, and never through one', () => {
      const row = form([question('a')])
      const [whole] = inMail(row, [['a', 'x'.repeat(1_000)]])
      const [cut] = inMail(row, [['a', `${'x'.repeat(999)}😀`]])
      expect(whole?.answers).toEqual(['x'.repeat(1_000)])
      expect(cut?.answers).toEqual([`${'x'.repeat(999)}…`])
    })
  })
})
