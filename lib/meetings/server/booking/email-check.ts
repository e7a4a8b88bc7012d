import { createHmac, randomInt } from 'node:crypto'
import { database } from '@/db/client'
import { tryEmailCode, writeEmailCheck } from '@/db/queries/meetings/email-checks'
import type { NewBooking } from '@/db/queries/meetings/insert-booking'
import { findSchedulePage, type PageKey } from '@/db/queries/meetings/schedule'
import { enqueue } from '@/lib/outbox/enqueue'
import { requireStrangersMail } from '@/lib/outbox/mail-limits'
import { requireSent } from '@/lib/outbox/send-now'
import { signingKey } from '@/lib/platform/secrets'
import { MINUTE_MS } from '@/lib/scheduling/units'
import { EMAIL_CODE_DIGITS, EMAIL_CODE_MINUTES, EMAIL_CODE_TRIES } from '@/lib/shared/email-code'
import { AppError } from '@/lib/shared/errors'
import type { Language } from '@/lib/shared/languages'
import { readTexts } from '@/lib/shared/text/translations'
import { pageNotFound } from './schedule'

type Asked = {
  email: string
  /** The visitor's; null for the owner's. */
  language: Language | null
}

/** Sends a code to an address. The answer is the same for each address; a page that asks for none answers 404. */
export async function sendEmailCode(key: PageKey, { email, ...asked }: Asked, now: Date): Promise<{ sent: true }> {
  const page = await findSchedulePage(database(), key)
  if (!page?.requireEmailCheck) throw pageNotFound()
  const code = String(randomInt(10 ** EMAIL_CODE_DIGITS)).padStart(EMAIL_CODE_DIGITS, '0')
  const expiresAt = new Date(now.getTime() + EMAIL_CODE_MINUTES * MINUTE_MS)
  const check = keyOf(page.id, email)
  const id = await database().transaction(async (tx) => {
    await requireStrangersMail(tx, { email, owner: page.userId }, now)
    await writeEmailCheck(tx, { key: check, codeHash: hashOf(check, code), expiresAt })
    const language = asked.language ?? page.ownerLanguage
    const { title } = readTexts(['title'], page, { asked: language, main: page.mainLanguage })
    const props = { email, code, title, ownerName: page.ownerName, language }
    return enqueue(tx, { mail: { template: 'email-code', props }, ownerId: page.userId, expiresAt }, now)
  })
  await requireSent(id)
  return { sent: true }
}

/** Throws 403 `email_check` without a right code for this page and address. Returns the code, which the booking uses up. */
export async function requireEmailCode(
  pageId: string,
  email: string,
  code: string | undefined,
  now: Date,
): Promise<NonNullable<NewBooking['code']>> {
  if (code === undefined) throw new AppError('email_check')
  const key = keyOf(pageId, email)
  const given = { key, codeHash: hashOf(key, code.replace(/\s/g, '')) }
  if (!(await tryEmailCode(database(), { ...given, maxTries: EMAIL_CODE_TRIES, now })))
    throw new AppError('email_check')
  return given
}

/** Keyed, because there are few codes to try. */
function keyOf(pageId: string, email: string): string {
  return keyed(JSON.stringify([pageId, email.toLowerCase()]))
}

function hashOf(key: string, code: string): string {
  return keyed(JSON.stringify([key, code]))
}

function keyed(text: string): string {
  return createHmac('sha256', signingKey('email check')).update(text).digest('base64url')
}
