import type { Question } from '@/lib/shared/forms/question'
import type { Attendee } from './attendee-fields'

type Asked = Pick<Question, 'id' | 'questionType' | 'question'>

/** Finds the attendee in a form's answers: the first email address, and the first short text that asks for a name. */
export function toAttendee(questions: readonly Asked[], responses: Readonly<Record<string, unknown>>): Attendee {
  const answerTo = (isWanted: (question: Asked) => boolean) =>
    questions.filter(isWanted).flatMap(({ id }) => responses[id] ?? [])[0]
  return {
    attendeeName: String(answerTo(asksForName) ?? '').slice(0, 200),
    attendeeEmail: String(answerTo(({ questionType }) => questionType === 'email') ?? '').slice(0, 254),
  }
}

function asksForName({ questionType, question }: Asked): boolean {
  return questionType === 'text' && /^\W*((your|full|first|what is|what's) )*(full )?name\W*$/i.test(question)
}
