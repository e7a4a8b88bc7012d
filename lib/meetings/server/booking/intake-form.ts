import { newId } from '@/db/new-id'
import type { BookingAnswers } from '@/db/queries/meetings/booking-answers'
import type { PageFormRow } from '@/db/queries/meetings/schedule-columns'
import type { QuestionSnapshot } from '@/db/schema'
import { withFileNames } from '@/lib/forms/answers/file-names'
import type { AskedForm } from '@/lib/forms/form'
import { toAskedQuestion } from '@/lib/forms/questions/asked-question'
import { toAskedRule } from '@/lib/forms/rules/asked-rule'
import { toLogicRules } from '@/lib/forms/rules/logic-rule'
import { requireFiles } from '@/lib/forms/server/claim-files'
import { requireValidAnswers } from '@/lib/forms/server/require-valid-answers'
import { toResponseFile } from '@/lib/forms/server/response-files'
import { toRule } from '@/lib/forms/server/rule-rows'
import { withSeenStatements } from '@/lib/forms/server/seen-wording'
import { toSnapshot } from '@/lib/forms/server/snapshot'
import type { AnsweredInMail } from '@/lib/mail/templates'
import { forReader } from '@/lib/shared/forms/answer-in-mail'
import { answerTexts } from '@/lib/shared/forms/answer-text'
import type { Answer } from '@/lib/shared/forms/question'
import { messageLanguagesOf, type Rule } from '@/lib/shared/forms/rule'
import type { Language } from '@/lib/shared/languages'
import { MAX_IN_MAIL } from '@/lib/shared/mail'
import { shorten } from '@/lib/shared/text/shorten'
import { readTexts } from '@/lib/shared/text/translations'

/** The form of a page as its visitors see it; null without questions. `asked` is null for the main texts. */
export function toAskedForm(row: PageFormRow | null, asked: Language | null): AskedForm | null {
  if (!row || row.questions.length === 0) return null
  const reading = { asked, main: row.mainLanguage }
  const rules = row.rules.map((rule) => toAskedRule(toRule(rule), reading)).flatMap(whileBooking)
  const { lang, ...texts } = readTexts(SHOWN_TEXTS, row, reading)
  const messages = rules.flatMap(messageLanguagesOf)[0]
  return {
    ...texts,
    ...((lang || messages) && { lang: { ...lang, ...(messages && { messages }) } }),
    questions: row.questions.map((question) => toAskedQuestion(question, reading)),
    rules,
    logicRules: toLogicRules(rules),
  }
}

/** Booking always ends at the confirmation, so nothing of a rule applies that leads elsewhere. */
function whileBooking(rule: Rule): Rule[] {
  const actions = rule.actions.filter(({ type }) => type !== 'redirect' && type !== 'end')
  return actions.length > 0 ? [{ ...rule, actions }] : []
}

const SHOWN_TEXTS = ['title', 'description'] as const

/** `responseId` names the response that is stored with the booking. */
export type ComposedAnswers = { answers: BookingAnswers | null; inMail: AnsweredInMail[]; responseId: string | null }

/**
 * Composes the response to store from the answers of a booking, under the main texts. Throws 400 in the language asked for if they do
 * not fit the form.
 */
export async function composeAnswers(
  row: PageFormRow | null,
  given: ReadonlyMap<string, unknown>,
  asked: Language | null,
): Promise<ComposedAnswers> {
  const form = toAskedForm(row, null)
  const shown = withSeenStatements(toAskedForm(row, asked)?.questions ?? [], row?.questions ?? [], given)
  const answers = await requireValidAnswers({ questions: shown, rules: form?.rules ?? [] }, given, 'responses.')
  if (!row || !form) return { answers: null, inMail: [], responseId: null }
  const { claims, files } = await requireFiles({ formId: row.id, questions: form.questions }, answers, 'responses.')
  const responses = Object.fromEntries(answers)
  const legible = withFileNames(responses, files)
  const version = toSnapshot(form.questions)
  const responseId = newId()
  return {
    answers: { id: responseId, responses, claims, files: files.map(toResponseFile), version },
    inMail: answersInMail(version.questions, legible),
    responseId,
  }
}

/** The answers as the owner's mail about a booking shows them. */
export function answersInMail(
  questions: readonly QuestionSnapshot[],
  responses: Record<string, unknown>,
): AnsweredInMail[] {
  return questions.flatMap((question) => {
    const answer = responses[question.id] as Answer | undefined
    if (answer === undefined) return []
    return [
      {
        question: question.title,
        answers: answerTexts(question, answer).map((text) => shorten(text, MAX_IN_MAIL)),
        ...forReader(question, answer),
      },
    ]
  })
}
