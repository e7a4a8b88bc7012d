import { describe, expect, it } from 'vitest'
import { carryAttendee, recallAttendee } from '@/components/visitor/shared/carried-attendee'
import { toAttendee } from '@/lib/meetings/visitor/respondent-attendee'
import type { Question } from '@/lib/shared/forms/question'

const question = (id: string, questionType: Question['questionType'], text: string): Question => ({
  id,
  questionType,
  question: text,
  description: '',
  isRequired: false,
  options: [],
  settings: {},
  validation: {},
  order: 0,
})

describe('recallAttendee', () => {
  describe('who answered a form', () => {
    const questions = [
      question('a', 'text', 'Company name'),
      question('b', 'text', 'Your name'),
      question('c', 'email', 'Your address'),
      question('d', 'email', 'Another address'),
    ]

    it('is the first address, and the line that asks for a name and not for the name of something', () => {
      expect(toAttendee(questions, { a: 'Acme', b: 'Vera', d: 'second@example.com' })).toEqual({
        attendeeName: 'Vera',
        attendeeEmail: 'second@example.com',
      })
      expect(toAttendee(questions, { a: 'Acme' })).toEqual({ attendeeName: '', attendeeEmail: '' })
      expect(toAttendee([question('n', 'text', 'What is your name?')], { n: 'Vera' }).attendeeName).toBe('Vera')
      expect(toAttendee([question('n', 'text', 'Name of your dog')], { n: 'Rex' }).attendeeName).toBe('')
    })
  })

  describe('where the browser keeps nothing', () => {
    it('nobody is carried, and nothing breaks', () => {
      carryAttendee('intro', { attendeeName: 'Vera', attendeeEmail: '' })
      expect(recallAttendee('intro')).toBeNull()
    })
  })
})
