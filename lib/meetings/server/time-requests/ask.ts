import type { z } from 'zod'
import { database } from '@/db/client'
import { findSettings } from '@/db/queries/accounts/settings'
import { findNoticeAddress } from '@/db/queries/accounts/users'
import { claimIdempotencyKey, rememberResponse } from '@/db/queries/idempotency-keys'
import { takeEmailCode } from '@/db/queries/meetings/email-checks'
import type { ForBooking, PageKey } from '@/db/queries/meetings/schedule'
import { countPageLink, insertTimeRequest } from '@/db/queries/meetings/time-requests'
import { toOwnerId } from '@/lib/auth/session'
import type { askedTimesAnswer } from '@/lib/meetings/visitor/api-shapes'
import type { TimeRequestInput } from '@/lib/meetings/visitor/time-request-schema'
import { toTimeRequestMails } from '@/lib/notices/time-request-mails'
import { enqueue } from '@/lib/outbox/enqueue'
import { requireStrangersMail } from '@/lib/outbox/mail-limits'
import { withOutbox } from '@/lib/outbox/with-outbox'
import { isCalendarFree, reasonSentence } from '@/lib/pages/reason-sentence'
import { explainTime } from '@/lib/pages/server/explain'
import { replay } from '@/lib/platform/idempotency'
import { sha256 } from '@/lib/platform/sha256'
import { horizonOf } from '@/lib/scheduling'
import { AppError, type ErrorCode } from '@/lib/shared/errors'
import type { Language } from '@/lib/shared/languages'
import { MAX_OPEN_TIME_REQUESTS } from '@/lib/shared/time-requests'
import { FALLBACK_CLOCK } from '@/lib/time/meeting-time'
import { textsOf } from '@/messages'
import { requireEmailCode } from '../booking/email-check'
import { readPageToBook } from '../booking/read-page'
import { pageNotFound } from '../booking/schedule'
import { refusalOn, requireOtherTimes, type ToldRefusal } from './refusals'

export type AskedTimes = z.infer<typeof askedTimesAnswer>

type Attempt = {
  idempotencyKey: string | null
  /** True when the visitor has shown before that the address is theirs. */
  isChecked: boolean
  /** The guest's; null for the owner's. */
  language: Language | null
  now: Date
}
type Asked = { answer: AskedTimes; isNewlyChecked: boolean }

/**
 * Asks the owner of a page for times that it does not offer. A time that it does offer is left out, and told as such. A repeat with
 * the same key and body gets the first answer.
 */
export async function askForTimes(key: PageKey, input: TimeRequestInput, attempt: Attempt): Promise<Asked> {
  const { idempotencyKey, now } = attempt
  const [first] = input.startTimes
  if ('id' in key || !first) throw pageNotFound()
  const requestHash = hashOf(input)
  const read = () => readPageToBook(key, first, { idempotencyKey, now })
  const repeated = ({ remembered }: ForBooking) =>
    remembered && { answer: replay<AskedTimes>(remembered, requestHash), isNewlyChecked: false }
  const page = await read()
  const before = repeated(page)
  if (before) return before
  requireOtherTimes(key, page)
  const told = await tellAll(key, page, input, now)
  const wanted = told.filter(({ refusal }) => refusal !== null).map(({ startTime }) => startTime)
  if (wanted.length === 0) throw new AppError('time_offered')
  const isNewlyChecked = page.requireEmailCheck && !attempt.isChecked
  const code = isNewlyChecked ? await requireEmailCode(page.id, input.attendeeEmail, input.emailCode, now) : null
  const answer = { times: told, expiresAt: wanted.at(-1) ?? '' }
  const mails = await composeMails(page, input, wanted, attempt)
  const isWritten = await withOutbox(async (tx) => {
    const claim = { scope: `page:${page.id}`, key: idempotencyKey ?? '', requestHash, now }
    if (idempotencyKey && !(await claimIdempotencyKey(tx, claim))) return false
    if (key.link && !(await countPageLink(tx, page.id, key.link, now))) throw pageNotFound()
    if (code && !(await takeEmailCode(tx, code))) throw new AppError('email_check')
    await requireStrangersMail(tx, { email: input.attendeeEmail, owner: page.userId }, now)
    const request = toRow(page, input, { wanted, language: attempt.language })
    if (!(await insertTimeRequest(tx, request, MAX_OPEN_TIME_REQUESTS, now)))
      throw new AppError('too_many_time_requests')
    for (const mail of mails) await enqueue(tx, { mail, ownerId: page.userId, expiresAt: request.expiresAt }, now)
    if (idempotencyKey) await rememberResponse(tx, claim, answer)
    return true
  })
  if (isWritten) return { answer, isNewlyChecked }
  // The same request, sent twice at once: the first has committed.
  const earlier = repeated(await read())
  if (!earlier) throw new AppError('key_reused')
  return earlier
}

/** Throws for a time that nobody could accept: it is over, or too far away. */
async function tellAll(key: PageKey, page: ForBooking, input: TimeRequestInput, now: Date): Promise<ToldRefusal[]> {
  const { startTimes, duration } = input
  const told: ToldRefusal[] = []
  for (const [index, start] of startTimes.entries()) {
    if (start <= now) throw refused('past', index)
    if (start.getTime() > horizonOf(now.getTime())) throw refused('window', index)
    const around = index === 0 ? page : await readPageToBook(key, start, { idempotencyKey: null, now })
    told.push({ startTime: start.toISOString(), refusal: await refusalOn(around, start, duration, now) })
  }
  return told
}

function refused(code: ErrorCode, index: number): AppError {
  const { message } = new AppError(code)
  return new AppError(code, { issues: [{ path: `startTimes.${index}`, message }] })
}

/** To the guest, and to the owner with what is in the way of each time. */
async function composeMails(page: ForBooking, input: TimeRequestInput, wanted: string[], { language, now }: Attempt) {
  const duration = input.duration ?? page.duration
  const notices = page.ownerEmail ?? (await findNoticeAddress(database(), page.userId))
  const explained = notices ? await explainAll(page, wanted, duration, now) : []
  const asked = { ...input, language: language ?? page.ownerLanguage, times: wanted, explained }
  return toTimeRequestMails({ ...page, ownerEmail: notices }, asked)
}

async function explainAll(page: ForBooking, wanted: string[], duration: number, now: Date) {
  const owner = toOwnerId(page.userId)
  const settings = await findSettings(database(), owner)
  const { timeFormat, dateFormat } = settings ?? FALLBACK_CLOCK
  const words = textsOf(page.ownerLanguage).part('explain')
  const explain = async (start: string) => {
    const at = new Date(start)
    const { reasons, hosts } = await explainTime(owner, page.id, { at, duration }, { seesMeetings: true, now })
    const clock = { timezone: page.timezone, timeFormat, dateFormat }
    const free = isCalendarFree(reasons) ? [words.t.calendarFree[hosts ? 'team' : 'person']] : []
    return { start, reasons: [...reasons.map((reason) => reasonSentence(reason, at.getTime(), clock, words)), ...free] }
  }
  return Promise.all(wanted.map(explain))
}

type Chosen = { wanted: string[]; language: Language | null }

function toRow(page: ForBooking, input: TimeRequestInput, { wanted, language }: Chosen) {
  const { attendeeName, attendeeEmail, note } = input
  const { duration = page.duration } = input
  return {
    userId: page.userId,
    pageId: page.id,
    ...{ attendeeName, attendeeEmail, note, duration },
    attendeeTimezone: input.userTimezone,
    attendeeTimeFormat: input.userTimeFormat ?? null,
    language: language ?? page.ownerLanguage,
    starts: wanted,
    expiresAt: new Date(wanted.at(-1) ?? 0),
  }
}

function hashOf({ language: _, emailCode: __, ...input }: TimeRequestInput): string {
  return sha256(JSON.stringify(['time request', input]))
}
