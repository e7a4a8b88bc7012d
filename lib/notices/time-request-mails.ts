import type { Database } from '@/db/client'
import type { WithForm } from '@/db/queries/meetings/schedule'
import type { TimeRequestRow } from '@/db/queries/meetings/time-requests'
import type { Mail, TimeRequestMailProps, TimeRequestNoticeProps } from '@/lib/mail/templates'
import { enqueue } from '@/lib/outbox/enqueue'
import { countMails, mailboxKey } from '@/lib/outbox/mail-limits'
import type { OthersMail } from '@/lib/outbox/mail-readers'
import { env } from '@/lib/platform/env'
import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import type { Language } from '@/lib/shared/languages'
import { readTexts } from '@/lib/shared/text/translations'

type TimesMail = Extract<Mail, { template: 'time-request' | 'time-request-notice' }>

type Asked = {
  attendeeName: string
  attendeeEmail: string
  userTimezone: string
  userTimeFormat?: TimeFormat | undefined
  note: string
  language: Language
  times: string[]
  /** What is in the way of each, for the owner; empty where nobody can be mailed. */
  explained: TimeRequestNoticeProps['times']
}

/** Mails of a new request: to its guest, and to the owner of the page. */
export function toTimeRequestMails(
  page: WithForm,
  { attendeeName, attendeeEmail, userTimezone, userTimeFormat, note, language, times, explained }: Asked,
): TimesMail[] {
  const { lang, title } = readTexts(['title'], page, { asked: language, main: page.mainLanguage })
  const toGuest: TimeRequestMailProps = {
    to: attendeeEmail,
    language,
    title,
    ...(lang?.title && { lang: { title: lang.title } }),
    ownerName: page.ownerName,
    timezone: userTimezone,
    timeFormat: userTimeFormat ?? null,
    news: { kind: 'received', times },
  }
  const received: TimesMail = { template: 'time-request', props: toGuest }
  if (!page.ownerEmail) return [received]
  const notice = { to: page.ownerEmail, title: page.title, attendeeName, attendeeEmail, note }
  const url = `${env().APP_URL}/meetings`
  return [
    received,
    {
      template: 'time-request-notice',
      props: { ...notice, timezone: page.timezone, times: explained, url },
    },
  ]
}

type About = { request: TimeRequestRow; page: { title: string; lang?: Language | undefined; ownerName: string } }

/** Tells a guest what became of a request, inside its transaction. Above a limit it waits. */
export async function enqueueAnswered(
  tx: Database,
  { request, page }: About,
  news: TimeRequestMailProps['news'],
  now: Date,
): Promise<void> {
  const { attendeeEmail: to, language, attendeeTimezone: timezone, attendeeTimeFormat: timeFormat, userId } = request
  const { title, lang, ownerName } = page
  const props = { to, language, title, ...(lang && { lang: { title: lang } }), ownerName, timezone, timeFormat, news }
  const [due = {}] = await countMails(tx, { ownerId: userId, cause: 'own', addresses: [to] }, now)
  const waits = due.heldFor && { recipient: mailboxKey(to) }
  const mail = { template: 'time-request', props } satisfies OthersMail
  await enqueue(tx, { mail, ownerId: userId, ...due, ...waits }, now)
}
