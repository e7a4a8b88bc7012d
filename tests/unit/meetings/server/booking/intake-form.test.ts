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
  settings: {},
  validation: {},
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
  match: null,
  conditions: null,
  actions: null,
} as const

describe('toAskedForm', () => {
  describe('what a page asks', () => {
    it('is nothing without a form, or with one that asks nothing', () => {
      expect(toAskedForm(null, null)).toBeNull()
      expect(toAskedForm(form([]), null)).toBeNull()
    })

    it('leads nowhere else than to the confirmation', () => {
      expect(toAskedForm(form([question('a')], [redirect]), null)).toMatchObject({ rules: [], logicRules: [] })
    })

    it('keeps what else such a rule does', () => {
      const conditions = [{ questionId: 'a', operator: 'answered' as const }]
      const say = { type: 'message' as const, text: 'Hello' }
      const ends = [
        { type: 'end' as const, endingId: 'other' },
        { type: 'redirect' as const, url: 'https://example.com' },
      ]
      const none = { sourceQuestionId: null, condition: null, value: null, actionType: null, redirectUrl: null }
      const row = { ...redirect, ...none, match: 'any' as const, conditions, actions: [...ends, say] }
      expect(toAskedForm(form([question('a')], [row]), null)?.rules).toEqual([
        { id: 'rule', match: 'any', conditions, actions: [say] },
      ])
    })
  })
})

describe('composeAnswers', () => {
  describe('what the mails say of the answers', () => {
    const inMail = async (row: PageFormRow, given: [string, unknown][]) =>
      (await composeAnswers(row, new Map(given), null)).inMail

    it('is the labels of what was chosen, and nothing of what was left out', async () => {
      const options = [
        { value: 'r', label: 'Red' },
        { value: 'b', label: 'Blue' },
      ]
      const row = form([question('a'), question('b', { questionType: 'multiselect', options })])
      expect(await inMail(row, [['b', ['r', 'b']]])).toEqual([{ question: 'Question b', answers: ['Red', 'Blue'] }])
    })

    it('is cut after 1,000 characters, and never through one', async () => {
      const row = form([question('a')])
      const [whole] = await inMail(row, [['a', 'x'.repeat(1_000)]])
      const [cut] = await inMail(row, [['a', `${'x'.repeat(999)}😀`]])
      expect(whole?.answers).toEqual(['x'.repeat(1_000)])
      expect(cut?.answers).toEqual([`${'x'.repeat(999)}…`])
    })
  })
})
