import { describe, expect, it } from 'vitest'
import { ownQuestions } from '@/lib/meetings/visitor/own-questions'
import type { Question } from '@/lib/shared/forms/question'
import { LANGUAGE_CODES } from '@/lib/shared/languages'
import { textsOf } from '@/messages'

const ask = (questionType: 'email' | 'text', question: string, more: Partial<Question> = {}) => ({
  id: question,
  questionType,
  question,
  description: '',
  validation: {} as Question['validation'],
  ...more,
})

describe('ownQuestions', () => {
  it.each([
    ['What is your name?', 'What is your email address?'],
    ['Wie heißen Sie?', 'Wie lautet Ihre E-Mail-Adresse?'],
    ['Votre nom', 'Adresse e-mail'],
    ['¿Cómo te llamas?', 'Correo electrónico *'],
    ['Seu nome', 'Seu e-mail'],
    ['NOME', 'La tua email'],
    ['Adınız nedir?', 'E-posta adresiniz nedir?'],
    ['お名前', 'メールアドレス'],
    ['الاسم الكامل', 'البريد الإلكتروني'],
  ])('are “%s” and “%s”', (name, email) => {
    expect(ownQuestions([ask('text', 'Topic'), ask('text', name), ask('email', email)])).toEqual({
      attendeeName: name,
      attendeeEmail: email,
    })
  })

  it('are what the fields of a booking are called in each language', () => {
    for (const code of LANGUAGE_CODES) {
      const { name, email } = textsOf(code).t.bookingDialog
      const own = { attendeeName: name, attendeeEmail: email }
      expect(ownQuestions([ask('text', name), ask('email', email)]), code).toEqual(own)
    }
  })

  it.each([
    ask('email', 'Email of your colleague'),
    ask('text', 'Name of your company'),
    ask('text', 'Your email'),
    ask('text', 'Name', { description: 'As in your passport' }),
    ask('text', 'Name', { validation: { maxLength: 10 } as Question['validation'] }),
    ask('email', 'Email', { validation: { pattern: '@acme' } as Question['validation'] }),
  ])('are no question that asks for something else, or in the owner’s own way: $question', (question) => {
    expect(ownQuestions([question])).toEqual({})
  })

  it('are not “Name” beside a question for the rest of it', () => {
    expect(ownQuestions([ask('text', 'Name'), ask('text', 'Last name'), ask('email', 'Email')])).toEqual({
      attendeeEmail: 'Email',
    })
  })
})
