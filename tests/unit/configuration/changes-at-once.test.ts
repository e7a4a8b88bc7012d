import { describe, expect, it } from 'vitest'
import { countChanges } from '@/lib/configuration/changes-at-once'
import type { Configuration } from '@/lib/configuration/schema'

const question = (key: string, text = key) => ({ key, questionType: 'text' as const, question: text })
const off = (from: string) => ({
  from,
  to: from,
  startTime: null,
  endTime: null,
  title: '',
  publicLabel: '',
  isActive: true,
})
const stored = {
  timeOff: [off('2027-05-03'), off('2027-05-04')],
  pages: { intro: { title: 'Intro' }, call: { title: 'Call' } },
  forms: { feedback: { title: 'Feedback', questions: [question('why'), question('how')] } },
}
const NOTHING = { pagesAndForms: 0, questions: 0, timeOff: 0 }
const count = (document: Configuration, prune = false) => countChanges(stored, { document, prune })

describe('countChanges', () => {
  it('leaves out what stays as it is', () => {
    expect(count(stored, true)).toEqual(NOTHING)
    expect(count({})).toEqual(NOTHING)
  })

  it('counts a page or form that is new, changed or, where others go, missing', () => {
    const pages = { intro: { title: 'Hello' }, new: { title: 'New' } }
    expect(count({ pages })).toEqual({ ...NOTHING, pagesAndForms: 2 })
    expect(count({ pages }, true)).toEqual({ ...NOTHING, pagesAndForms: 4 })
  })

  it('counts the questions of a form that are new, changed or missing', () => {
    const questions = [question('why', 'Why?'), question('when')]
    expect(count({ forms: { feedback: { questions } } })).toEqual({ ...NOTHING, pagesAndForms: 1, questions: 3 })
    expect(count({ forms: { new: { questions } } })).toEqual({ ...NOTHING, pagesAndForms: 1, questions: 2 })
  })

  it('counts a time off that is new, changed or missing', () => {
    expect(count({ timeOff: [off('2027-05-03'), off('2027-06-01'), off('2027-06-02')] })).toEqual({
      ...NOTHING,
      timeOff: 2,
    })
    expect(count({ timeOff: [] })).toEqual({ ...NOTHING, timeOff: 2 })
  })
})
