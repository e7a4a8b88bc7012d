import { postSubmission, type Submission, type Submitted } from '@/lib/client/visitor/public-forms'
import { announceOutcome } from '@/lib/embed/outcome'
import { FOLLOW_UP_PARAM } from '@/lib/forms/follow-up-param'
import type { NextPage, PublicForm } from '@/lib/forms/form'
import { MIN_ELAPSED_MS } from '@/lib/forms/time-trap'
import { createAttemptKeys, randomUuid } from '@/lib/meetings/visitor/attempt-key'
import { toAttendee } from '@/lib/meetings/visitor/respondent-attendee'
import { carryAttendee } from '../../shared/carried-attendee'
import { draftNameOf, forgetDraft, keepDraft, readKeptDraft } from './draft-storage'
import type { Given } from './use-answering'

type Target = { slug: string; form: PublicForm; nextPage: NextPage | null }

const keyOf = createAttemptKeys(() => randomUuid(crypto))

/** A time to book with the answers, and who comes. */
export type Chosen = Required<Pick<Submission, 'booking' | 'respondentName' | 'respondentEmail'>>

/** Sends answers under a key of their own, which is kept until they have arrived. */
export async function sendAnswers(
  { slug, form, nextPage }: Target,
  { responses, website }: Given,
  chosen?: Chosen,
): Promise<Submitted> {
  const name = `${draftNameOf(slug)}:attempt`
  const body = JSON.stringify(chosen ? [responses, chosen] : responses)
  // Answers that were held back are sent once more, not asked for again.
  const key = keptKey(name, body) ?? keyOf([slug, body, website])
  keepDraft(name, JSON.stringify([body, key]))
  await waitForTrap()
  const elapsedMs = Math.round(performance.now())
  const booking = new URLSearchParams(location.search).get(FOLLOW_UP_PARAM) ?? undefined
  const submitted = await postSubmission(slug, { responses, website, elapsedMs, booking, ...chosen }, key)
  forgetDraft(name)
  if (nextPage && !chosen) carryAttendee(nextPage.slug, toAttendee(form.questions, responses))
  announceOutcome({ type: 'slotform:submitted', id: submitted.id })
  return submitted
}

/** The server takes what comes at once for a program's. A person whose browser fills in a short form is no program. */
async function waitForTrap(): Promise<void> {
  const left = MIN_ELAPSED_MS - performance.now()
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left + 10))
}

/** The key of the last attempt, if that sent the same answers: its answer may have been lost with the page. */
function keptKey(name: string, body: string): string | null {
  try {
    const [sent, key]: unknown[] = JSON.parse(readKeptDraft(name) ?? '[]')
    return sent === body && typeof key === 'string' ? key : null
  } catch {
    return null
  }
}
