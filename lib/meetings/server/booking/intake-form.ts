import { newId } from '@/db/new-id'
import type { BookingAnswers } from '@/db/queries/meetings/booking-answers'
import type { PageFormRow } from '@/db/queries/meetings/schedule-columns'
import type { AskedForm } from '@/lib/forms/form'
import { toAskedQuestion } from '@/lib/forms/questions/asked-question'
import { toLogicRule } from '@/lib/forms/server/edit-rules'
import { requireValidAnswers } from '@/lib/forms/server/require-valid-answers'
import { toSnapshot } from '@/lib/forms/server/snapshot'
import type { AnsweredInMail } from '@/lib/mail/templates'
import { answerTexts } from '@/lib/vocabulary/forms/answer-text'
import type { Language } from '@/lib/vocabulary/languages'
import { MAX_IN_MAIL } from '@/lib/vocabulary/mail'
import { shorten } from '@/lib/vocabulary/text/shorten'
import { languageOfWords, readTexts } from '@/lib/vocabulary/text/translations'

/** The form of a page as its visitors see it; null without questions. `asked` is null for the main texts. */
export function toAskedForm(row: PageFormRow | null, asked: Language | null): AskedForm | null {
  if (!row || row.questions.length === 0) return null
  const reading = { asked, main: row.mainLanguage }
  // Booking always ends at the confirmation, so redirect rules do not apply.
  const logicRules = row.rules.filter(({ actionType }) => actionType !== 'redirect').map(toLogicRule)
  const { lang, ...texts } = readTexts(SHOWN_TEXTS, row, reading)
  const messages = languageOfWords(
    logicRules.map(({ message }) => message),
    reading,
  )
  return {
    ...texts,
    ...((lang || messages) && { lang: { ...lang, ...(messages && { messages }) } }),
    questions: row.questions.map((question) => toAskedQuestion(question, reading)),
    logicRules,
  }
}

const SHOWN_TEXTS = ['title', 'description'] as const

type Composed = { answers: BookingAnswers | null; inMail: AnsweredInMail[] }

/** Composes the response to store from the answers of a booking, under the main texts. Throws 400 if they do not fit the form. */
export function composeAnswers(row: PageFormRow | null, given: ReadonlyMap<string, unknown>): Composed {
  const form = toAskedForm(row, null)
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
              ...(typeof answer === 'number' && { isNumber: true }),
            },
          ]
    }),
  }
}
