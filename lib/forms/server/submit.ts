import { database } from '@/db/client'
import { newId } from '@/db/new-id'
import { type FormToSubmit, findFormToSubmit, insertResponse, type NewResponse } from '@/db/queries/forms/public-forms'
import { forgetIdempotencyKey } from '@/db/queries/idempotency-keys'
import { toNotice } from '@/lib/notices/response-mails'
import { toOutboxRow } from '@/lib/outbox/enqueue'
import { wakeOutbox, wakeWebhooks } from '@/lib/outbox/wake'
import { readFollowUpToken } from '@/lib/platform/follow-up-token'
import { isOutdated, replay } from '@/lib/platform/idempotency'
import { sha256 } from '@/lib/platform/sha256'
import { noteChangedPages } from '@/lib/request/changed-pages'
import { AppError } from '@/lib/vocabulary/errors'
import type { Answers, Question } from '@/lib/vocabulary/forms/question'
import type { Language } from '@/lib/vocabulary/languages'
import { isSlug } from '@/lib/vocabulary/text/slug'
import { readTexts } from '@/lib/vocabulary/text/translations'
import { check } from '@/messages/check'
import { formPath } from '../form-path'
import type { SubmitInput } from '../responses-schema'
import { MIN_ELAPSED_MS } from '../time-trap'
import { formNotPublished, toPublicForm } from './public-form'
import { requireValidAnswers } from './require-valid-answers'
import { toSnapshot } from './snapshot'

type Submitted = { id: string }

/** A submission is tried so often, as the form can change at the same moment. */
const MAX_TRIES = 3

/**
 * Stores a response. A repeat with the same key and body gets the first answer again. `asked` is the language of a refusal, null
 * for the owner's.
 */
export async function submitForm(
  slug: string,
  input: SubmitInput,
  { idempotencyKey, asked, now }: { idempotencyKey: string | null; asked: Language | null; now: Date },
): Promise<Submitted> {
  const requestHash = hashOf(input)
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const form = await readForm(slug, idempotencyKey, now)
    if (form.remembered) return replay(form.remembered, requestHash)
    const result = { id: newId() }
    const remember = idempotencyKey ? { key: idempotencyKey, requestHash, response: result } : null
    const response = { ...toResponse(form, input, { asked, now }), ...result }
    const mail = toMailRow(form, response)
    const inserted = await insertResponse(database(), { ...response, mail, remember })
    if (inserted?.isFull) noteChangedPages([formPath(slug)])
    if (inserted && mail) wakeOutbox()
    if (inserted && inserted.hooked > 0) wakeWebhooks()
    if (inserted) return result
    // Closed, unpublished or full meanwhile, or sent twice at once: the next attempt finds out.
  }
  throw new AppError('unavailable', { retryAfterSeconds: 5 })
}

type Composed = Omit<NewResponse, 'mail' | 'remember'>

/** Sends no notice of suspected spam, as programs would fill a mailbox. */
function toMailRow({ reader, title }: FormToSubmit, response: Composed): NewResponse['mail'] {
  if (!reader || response.isSpam) return null
  return toOutboxRow({ mail: toNotice(title, reader, response), ownerId: reader.id }, response.now)
}

/** Refuses in the language asked for; what is stored are the main texts. */
function toResponse(
  form: FormToSubmit,
  input: SubmitInput,
  { asked, now }: { asked: Language | null; now: Date },
): Omit<Composed, 'id'> {
  const { questions, logicRules, closed } = toPublicForm(form, now, null)
  if (closed) {
    const { closedText } = readTexts(['closedText'], form, { asked, main: form.mainLanguage })
    throw new AppError('form_closed', { message: closedText || check('formClosed') })
  }
  const answers = requireValidAnswers({ questions, logicRules }, input.responses)
  return {
    formId: form.id,
    respondentName: input.respondentName,
    respondentEmail: input.respondentEmail ?? firstEmail(questions, answers),
    responses: Object.fromEntries(answers),
    isSpam: isTrapped(input),
    followUpOf: input.booking ? readFollowUpToken(input.booking) : null,
    version: toSnapshot(questions),
    isLimited: form.maxResponses !== null,
    now,
  }
}

async function readForm(slug: string, idempotencyKey: string | null, now: Date): Promise<FormToSubmit> {
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

/** Applies honeypot and time trap, each only if its field is sent. */
function isTrapped({ website, elapsedMs }: SubmitInput): boolean {
  return Boolean(website) || (elapsedMs !== undefined && elapsedMs < MIN_ELAPSED_MS)
}

function hashOf({ respondentName, respondentEmail, responses }: SubmitInput): string {
  return sha256(JSON.stringify([respondentName, respondentEmail, [...responses]]))
}
