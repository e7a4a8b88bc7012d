import { newId } from '@/db/new-id'
import type { BookingAnswers } from '@/db/queries/meetings/booking-answers'
import type { PageFormRow } from '@/db/queries/meetings/schedule-columns'
import type { AskedForm } from '@/lib/forms/form'
import { toQuestion } from '@/lib/forms/server/edit-questions'
import { toLogicRule } from '@/lib/forms/server/edit-rules'
import { requireValidAnswers } from '@/lib/forms/server/require-valid-answers'
import { toSnapshot } from '@/lib/forms/server/snapshot'
import type { AnsweredInMail } from '@/lib/mail/templates'
import { answerTexts } from '@/lib/vocabulary/forms/answer-text'
import { MAX_IN_MAIL } from '@/lib/vocabulary/mail'
import { shorten } from '@/lib/vocabulary/text/shorten'

/** The form of a page as its visitors see it; null without questions. */
export function toAskedForm(row: PageFormRow | null): AskedForm | null {
  if (!row || row.questions.length === 0) return null
  const { title, description, questions, rules } = row
  // Booking always ends at the confirmation, so redirect rules do not apply.
  const logicRules = rules.filter(({ actionType }) => actionType !== 'redirect').map(toLogicRule)
  return { title, description, questions: questions.map(toQuestion), logicRules }
}

type Composed = { answers: BookingAnswers | null; inMail: AnsweredInMail[] }

/** Composes the response to store from the answers of a booking. Throws 400 if they do not fit the page's form. */
export function composeAnswers(row: PageFormRow | null, given: ReadonlyMap<string, unknown>): Composed {
  const form = toAskedForm(row)
  const answers = requireValidAnswers(form ?? { questions: [], logicRules: [] }, given, 'responses.')
  if (!form) return { answers: null, inMail: [] }
  const version = toSnapshot(form.questions)
  return {
    answers: { id: newId(), responses: Object.fromEntries(answers), version },
    inMail: version.questions.flatMap((question) => {
      const answer = answers.get(question.id)
      return answer === undefined
        ? []
        : [
            {
              question: question.title,
              answers: answerTexts(question, answer).map((text) => shorten(text, MAX_IN_MAIL)),
            },
          ]
    }),
  }
}
