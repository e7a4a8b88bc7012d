import { describe, expect, it } from 'vitest'
import { answerPreview } from '@/lib/forms/answers/answer-preview'
import type { FormResponse } from '@/lib/forms/form'
import { textsOf } from '@/messages'
import { question } from '@/tests/support/factories/questions'

const questions = [
  question('name'),
  question('mail', 'email'),
  question('colours', 'multiselect'),
  question('why', 'paragraph'),
  question('stars', 'rating'),
  question('more'),
]
const response = (data: FormResponse['data']): FormResponse => ({
  id: 'r',
  respondentName: 'Ada',
  respondentEmail: 'ada@example.com',
  data,
  status: 'new',
  note: '',
  files: [],
  createdAt: '2026-06-02T22:00:00.000Z',
  updatedAt: '2026-06-02T22:00:00.000Z',
})

const WORDS = textsOf('en').part('answers')

describe('answerPreview', () => {
  it('is the first three answers in form order, with the labels of options and on one line', () => {
    const data = { more: 'last', stars: 4, why: 'Because\nof it', colours: ['red', 'blue'] }
    expect(answerPreview(response(data), questions, WORDS)).toBe('RED, BLUE · Because of it · 4')
  })

  it('leaves out the name and the address of the respondent, and what was not answered', () => {
    const data = { name: 'Ada', mail: 'ada@example.com', why: '', colours: [], more: 'Hello' }
    expect(answerPreview(response(data), questions, WORDS)).toBe('Hello')
    expect(answerPreview(response({}), questions, WORDS)).toBe('')
  })

  it('cuts a long answer, and knows nothing of questions that are gone', () => {
    expect(answerPreview(response({ why: 'x'.repeat(500), gone: 'old' }), questions, WORDS)).toBe(`${'x'.repeat(100)}…`)
  })
})
