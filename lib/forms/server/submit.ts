import { database } from '@/db/client'
import { newId } from '@/db/new-id'
import { type Inserted, insertResponse, type NewResponse } from '@/db/queries/forms/insert-response'
import type { FormToSubmit } from '@/db/queries/forms/public-forms'
import type { RememberedResponse } from '@/db/queries/idempotency-keys'
import { retryDeadlocks } from '@/db/retry'
import { wakeOutbox, wakeWebhooks } from '@/lib/outbox/wake'
import { replay } from '@/lib/platform/idempotency'
import { createTimedToken } from '@/lib/platform/tokens'
import { noteChangedPages } from '@/lib/request/changed-pages'
import { AppError, type ErrorCode } from '@/lib/shared/errors'
import type { Language } from '@/lib/shared/languages'
import { formPath } from '../form-path'
import type { SubmitInput } from '../responses-schema'
import { type Composed, composeResponse, hashOf, readForm } from './compose-response'
import { withinMailLimits } from './receipt-limits'

/** `responseToken`: names it to the booking page that follows. */
export type Submitted = { id: string; responseToken?: string }

/**
 * `asked`: the language of a refusal and of the email to the respondent; null for the owner's. `keyOwner`: the account whose API
 * key came along.
 */
export type Attempt = { idempotencyKey: string | null; asked: Language | null; keyOwner: string | null; now: Date }

/** A submission is tried so often, as the form can change at the same moment. */
const MAX_TRIES = 3

/** Stores a response. A repeat with the same key and body gets the first answer again. */
export async function submitForm(slug: string, input: SubmitInput, attempt: Attempt): Promise<Submitted> {
  const { result } = await tryToSubmit<Submitted>(slug, input, attempt, {
    write: async ({ form, composed, toRow }) => {
      const { id } = composed
      const result = { id, ...(form.nextPage && { responseToken: createTimedToken('response', id, attempt.now) }) }
      const row = toRow(result)
      const inserted = await withinMailLimits(composed.receipt, (receipt) =>
        retryDeadlocks(() => insertResponse(database(), { ...row, receipt })),
      )
      return inserted && { result, inserted }
    },
  })
  return result
}

export type Prepared<R> = {
  form: FormToSubmit
  composed: Composed
  /** The row that stores a response, with the answer to keep for a repeat. */
  toRow: (result: R) => NewResponse
}
type Written<R> = { result: R; inserted: Inserted }
type SubmitStrategy<R, W extends Written<R>> = {
  /** Null, and nothing written, when the form has changed meanwhile or another request has used the key. */
  write: (prepared: Prepared<R>) => Promise<W | null>
  /** The refusal when nothing was written again and again. */
  refusal?: ErrorCode
  /** Facts beside the answers in which two requests with one key may differ. */
  idempotencyFacts?: unknown[]
}
type Outcome<R, W> = { result: R } & (
  | { remembered: RememberedResponse; written: null }
  | { remembered: null; written: W }
)

/** `remembered`: set for a repeat, which gets the first answer. */
export async function tryToSubmit<R extends Submitted, W extends Written<R> = Written<R>>(
  slug: string,
  input: SubmitInput,
  { idempotencyKey, asked, keyOwner, now }: Attempt,
  { write, refusal, idempotencyFacts }: SubmitStrategy<R, W>,
): Promise<Outcome<R, W>> {
  const requestHash = hashOf(input, idempotencyFacts)
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const form = await readForm(slug, idempotencyKey, now)
    const { remembered } = form
    if (remembered) return { result: replay<R>(remembered, requestHash), remembered, written: null }
    // The same request, sent twice at once, may have claimed the files or the time.
    const unlessAnswered = async (refused: unknown) => {
      if (idempotencyKey && (await readForm(slug, idempotencyKey, now)).remembered) return null
      throw refused
    }
    const context = { id: newId(), asked, keyOwner, now }
    const composed = await composeResponse(form, input, context).catch(unlessAnswered)
    if (!composed) continue
    const toRow = (response: R) => ({
      ...composed,
      remember: idempotencyKey ? { key: idempotencyKey, requestHash, response } : null,
    })
    const written = await write({ form, composed, toRow }).catch(unlessAnswered)
    if (written) {
      notifyAfterWrite(slug, composed, written.inserted)
      return { result: written.result, remembered: null, written }
    }
    // Closed, unpublished or full meanwhile, a file swept or taken, or sent twice at once: the next attempt finds out.
  }
  throw refusal ? new AppError(refusal) : new AppError('unavailable', { retryAfterSeconds: 5 })
}

function notifyAfterWrite(slug: string, { mail, receipt }: Composed, { isFull, hooked }: Inserted): void {
  if (isFull) noteChangedPages([formPath(slug)])
  if (mail || receipt) wakeOutbox()
  if (hooked > 0) wakeWebhooks()
}
