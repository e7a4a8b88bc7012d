import { describe, expect, it } from 'vitest'
import { countChanges } from '@/lib/configuration/changes-at-once'
import type { Configuration } from '@/lib/configuration/schema'

const question = (key: string, text = key) => ({ key, questionType: 'text' as const, question: text })
const stored = {
  pages: { intro: { title: 'Intro' }, call: { title: 'Call' } },
  forms: { feedback: { title: 'Feedback', questions: [question('why'), question('how')] } },
}
const count = (document: Configuration, prune = false) => countChanges(stored, { document, prune })

describe('countChanges', () => {
  it('leaves out what stays as it is', () => {
    expect(count(stored, true)).toEqual({ pagesAndForms: 0, questions: 0 })
    expect(count({})).toEqual({ pagesAndForms: 0, questions: 0 })
  })

  it('counts a page or form that is new, changed or, where others go, missing', () => {
    const pages = { intro: { title: 'Hello' }, new: { title: 'New' } }
    expect(count({ pages })).toEqual({ pagesAndForms: 2, questions: 0 })
    expect(count({ pages }, true)).toEqual({ pagesAndForms: 4, questions: 0 })
  })

  it('counts the questions of a form that are new, changed or missing', () => {
    const questions = [question('why', 'Why?'), question('when')]
    expect(count({ forms: { feedback: { questions } } })).toEqual({ pagesAndForms: 1, questions: 3 })
    expect(count({ forms: { new: { questions } } })).toEqual({ pagesAndForms: 1, questions: 2 })
  })
})
