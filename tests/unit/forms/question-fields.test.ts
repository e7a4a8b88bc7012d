import { describe, expect, it } from 'vitest'
import {
  isUntouchedOption,
  newQuestion,
  nextOption,
  questionFieldsSchema,
  toPastedLabels,
  toQuestionErrors,
} from '@/lib/forms/question-fields'
import { settingsFor } from '@/lib/forms/question-parts-schema'
import { createQuestionSchema } from '@/lib/forms/schema'
import { QUESTION_TYPES } from '@/lib/shared/forms/question-types'
import { textsOf } from '@/messages'
import { check } from '@/messages/check'

const texts = textsOf('en').part('questions')
const labelOf = (number: string) => texts.say(texts.t.fresh.option, { number })

const labelled = (...labels: string[]) => labels.map((label) => ({ label }))

describe('newQuestion', () => {
  describe('a new question', () => {
    it.each(QUESTION_TYPES)('of type %s is one that the call takes, required only for a consent, and last', (type) => {
      const question = createQuestionSchema.parse(newQuestion(type, 4, texts))
      expect(question).toMatchObject({ isRequired: type === 'consent', order: 4 })
      expect(() => settingsFor(type, question.settings)).not.toThrow()
    })

    it('begins with Option 1 to Option 3 where it is answered by choosing, and without options elsewhere', () => {
      const three = labelled('Option 1', 'Option 2', 'Option 3')
      expect(newQuestion('select', 0, texts).options).toEqual(three)
      expect(newQuestion('multiselect', 0, texts).options).toEqual(three)
      expect(newQuestion('rating', 0, texts).options).toEqual([])
    })
  })
})

describe('nextOption', () => {
  describe('the next option', () => {
    it('is numbered by its place', () => {
      expect(nextOption([], labelOf)).toEqual({ label: 'Option 1' })
      expect(nextOption(labelled('Yes', 'No'), labelOf)).toEqual({ label: 'Option 3' })
    })

    it('skips a number that is there already, however it is written', () => {
      expect(nextOption(labelled('option 3 ', 'Option 4'), labelOf)).toEqual({ label: 'Option 5' })
    })

    it('counts as untouched only while it reads as it was added', () => {
      expect(isUntouchedOption('Option 12', labelOf)).toBe(true)
      expect(isUntouchedOption('Option A', labelOf)).toBe(false)
      expect(isUntouchedOption('', labelOf)).toBe(false)
    })
  })
})

describe('toPastedLabels', () => {
  describe('pasted text', () => {
    it('of several lines becomes labels, without empty lines and the signs of a list', () => {
      expect(toPastedLabels('- Red\r\n\n* Green\n • Blue \n–\tGrey')).toEqual(['Red', 'Green', 'Blue', 'Grey'])
    })

    it('keeps a minus that belongs to a number', () => {
      expect(toPastedLabels('-5\n-6')).toEqual(['-5', '-6'])
    })

    it('of one line is pasted as it is', () => {
      expect(toPastedLabels('Red')).toBeNull()
      expect(toPastedLabels('Red\n')).toBeNull()
      expect(toPastedLabels('')).toBeNull()
    })

    it('is cut at as many as a question may have', () => {
      expect(toPastedLabels('x\n'.repeat(150))).toHaveLength(100)
    })
  })
})

describe('questionFieldsSchema', () => {
  describe('the fields of a question', () => {
    const fields = {
      question: 'Colour?',
      description: '',
      translations: {},
      isRequired: false,
      options: [],
      settings: {},
      validation: {},
    }

    it('need an option only where it is answered by choosing', () => {
      expect(questionFieldsSchema('text').safeParse(fields).success).toBe(true)
      expect(questionFieldsSchema('select').safeParse(fields).error?.issues).toMatchObject([
        { path: ['options'], message: check('optionNeeded') },
      ])
    })

    it('show what the server refuses where it belongs', () => {
      const issues = ['options.2.label', 'question', 'order', 'options.x.label'].map((path) => ({
        path,
        message: 'No',
      }))
      expect(toQuestionErrors(issues).map(({ name }) => name)).toEqual(['options.2.label', 'question'])
    })
  })
})
