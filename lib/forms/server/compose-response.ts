import { database } from '@/db/client'
import type { NewResponse } from '@/db/queries/forms/insert-response'
import { type FormToSubmit, findFormToSubmit } from '@/db/queries/forms/public-forms'
import { forgetIdempotencyKey } from '@/db/queries/idempotency-keys'
import { toReceipt } from '@/lib/notices/receipt-mail'
import { toNotice } from '@/lib/notices/response-mails'
import { toOutboxRow } from '@/lib/outbox/enqueue'
import { isOutdated } from '@/lib/platform/idempotency'
import { sha256 } from '@/lib/platform/sha256'
import { findByToken } from '@/lib/platform/tokens'
import { AppError } from '@/lib/shared/errors'
import type { Answers, Question } from '@/lib/shared/forms/question'
import type { Language } from '@/lib/shared/languages'
import { isSlug } from '@/lib/shared/text/slug'
import { readTexts } from '@/lib/shared/text/translations'
import { check } from '@/messages/check'
import { withFileNames } from '../answers/file-names'
import type { SubmitInput } from '../responses-schema'
import { MIN_ELAPSED_MS } from '../time-trap'
import { requireFiles } from './claim-files'
import { formNotPublished, toPublicForm } from './public-form'
import { countedReceipt } from './receipt-limits'
import { requireValidAnswers } from './require-valid-answers'
import { toResponseFile } from './response-files'
import { withSeenStatements } from './seen-wording'
import { toSnapshot } from './snapshot'

export type Composed = Omit<NewResponse, 'remember'>

/** `keyOwner`: the account whose API key came along. */
type Context = { id: string; asked: Language | null; keyOwner: string | null; now: Date }

/**
 * A response with its mails. It is refused in the language asked for. The main texts are stored, but for what was agreed to: that
 * stays in the words that were read.
 */
export async function composeResponse(
  form: FormToSubmit,
  input: SubmitInput,
  { id, asked, keyOwner, now }: Context,
): Promise<Composed> {
  const { questions, rules, closed } = toPublicForm(form, now, null)
  const shown = withSeenStatements(toPublicForm(form, now, asked).questions, form.questions, input.responses)
  if (closed) {
    const { closedText } = readTexts(['closedText'], form, { asked, main: form.mainLanguage })
    throw new AppError('form_closed', { message: closedText || check('formClosed') })
  }
  const answers = await requireValidAnswers({ questions: shown, rules }, input.responses)
  const { claims, files } = await requireFiles({ formId: form.id, questions }, answers)
  const byProgram = isByProgram(input)
  const isRefused = form.ownPageOnly && byProgram && keyOwner !== form.userId
  const isSpam = isTrapped(input) || isRefused
  const response = {
    id,
    formId: form.id,
    respondentName: input.respondentName,
    respondentEmail: input.respondentEmail ?? firstEmail(questions, answers),
    responses: Object.fromEntries(answers),
    claims,
    files: files.map(toResponseFile),
    isSpam,
    byProgram,
    followUpOf: input.booking ? await findByToken('follow-up', input.booking) : null,
    version: toSnapshot(questions),
    isLimited: form.maxResponses !== null,
    booked: null,
    now,
  }
  // No mails about suspected spam, as programs would fill mailboxes.
  if (isSpam) return { ...response, mail: null, receipt: null }
  const { reader, title } = form
  const legible = withFileNames(response.responses, files)
  return {
    ...response,
    mail:
      reader &&
      toOutboxRow({ mail: toNotice(title, reader, { ...response, responses: legible }), ownerId: reader.id }, now),
    receipt: receiptOf(form, new Map(Object.entries(legible)), { to: response.respondentEmail, asked, now }),
  }
}

type Receiving = { to: string | null; asked: Language | null; now: Date }

function receiptOf(form: FormToSubmit, answers: Answers, { to, asked, now }: Receiving): Composed['receipt'] {
  if (!to || !form.respondentMail.on) return null
  const { mainLanguage, respondentMail } = form
  const language = asked ?? mainLanguage
  const shown = toPublicForm(form, now, language)
  return countedReceipt(to, toReceipt(shown, respondentMail, answers, { to, language, mainLanguage }), now)
}

export async function readForm(slug: string, idempotencyKey: string | null, now: Date): Promise<FormToSubmit> {
  const form = isSlug(slug) ? await findFormToSubmit(database(), slug, idempotencyKey) : null
  if (!form) throw formNotPublished()
  if (idempotencyKey && form.remembered && isOutdated(form.remembered, now)) {
    await forgetIdempotencyKey(database(), `form:${form.id}`, idempotencyKey)
    return { ...form, remembered: null }
  }
  return form
}

function firstEmail(questions: Question[], answers: Answers): string | null {
  const question = questions.find(({ id, questionType }) => questionType === 'email' && answers.has(id))
  return question ? String(answers.get(question.id)) : null
}

/** The form's own page, with scripts and without, sends both fields. */
export function isByProgram({ website, elapsedMs }: Pick<SubmitInput, 'website' | 'elapsedMs'>): boolean {
  return website === undefined || elapsedMs === undefined
}

/** Applies honeypot and time trap, each only if its field is sent. */
function isTrapped({ website, elapsedMs }: SubmitInput): boolean {
  return Boolean(website) || (elapsedMs !== undefined && elapsedMs < MIN_ELAPSED_MS)
}

/** `more`: facts beside the answers in which two requests may differ. */
export function hashOf({ respondentName, respondentEmail, responses }: SubmitInput, more: unknown[] = []): string {
  return sha256(JSON.stringify([respondentName, respondentEmail, [...responses], ...more]))
}
