import type { Attendee } from '@/lib/meetings/visitor/attendee-fields'
import type { Question } from '@/lib/vocabulary/forms/question'
import { forget, recall, remember } from './visitor-storage'

const NAME = 'attendee'

/** Finds the attendee in a form's answers: the first email address, and the first short text that asks for a name. */
export function toAttendee(questions: readonly Question[], responses: Readonly<Record<string, unknown>>): Attendee {
  const answerTo = (isWanted: (question: Question) => boolean) =>
    questions.filter(isWanted).flatMap(({ id }) => responses[id] ?? [])[0]
  return {
    attendeeName: String(answerTo(asksForName) ?? '').slice(0, 200),
    attendeeEmail: String(answerTo(({ questionType }) => questionType === 'email') ?? '').slice(0, 254),
  }
}

function asksForName({ questionType, question }: Question): boolean {
  return questionType === 'text' && /^\W*((your|full|first|what is|what's) )*(full )?name\W*$/i.test(question)
}

/** Kept for this tab alone, and for the page that the form leads to: an address would be seen, logged and passed on. */
export function carryAttendee(slug: string, attendee: Attendee): void {
  if (attendee.attendeeName || attendee.attendeeEmail) {
    remember('sessionStorage', NAME, JSON.stringify([slug, attendee.attendeeName, attendee.attendeeEmail]))
  } else forget('sessionStorage', NAME)
}

export function recallAttendee(slug: string): Attendee | null {
  try {
    const [page, name, email]: unknown[] = JSON.parse(recall('sessionStorage', NAME) ?? '[]')
    if (page !== slug) return null
    return { attendeeName: String(name), attendeeEmail: String(email) }
  } catch {
    return null
  }
}

/** It was of use. */
export function forgetAttendee(): void {
  forget('sessionStorage', NAME)
}
