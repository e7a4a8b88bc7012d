import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { findMailOwner } from '@/db/queries/accounts/mail-owner'
import type { BookingMailProps, CancellationMailProps, Mail } from '@/lib/mail/templates'
import { writeMail } from '@/lib/mail/write'
import { policyProps } from '@/lib/notices/booking-props'
import { env } from '@/lib/platform/env'
import { organizerAddress } from '@/lib/platform/mail-from'
import { addDays, localDate, startOfDate } from '@/lib/scheduling'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/scheduling/units'
import type { AttendeeMail, MailWords, WordsForReader } from '@/lib/shared/booking-rules'
import { fillPattern } from '@/lib/shared/calendars/link-pattern'
import { locationText } from '@/lib/shared/calendars/location'
import { providerOfLocation } from '@/lib/shared/calendars/location-provider'
import type { Language } from '@/lib/shared/languages'
import { MAX_IN_MAIL } from '@/lib/shared/mail'
import { shorten } from '@/lib/shared/text/shorten'
import { textsOf } from '@/messages'
import type { MailPreview, MailPreviewInput } from '../mail-preview'
import { PAGE_DEFAULTS } from '../schema'
import { requireFit } from './page-hosts'

const SAMPLE_HOUR = 10
/** Of the made-up booking; nothing is stored. */
const SAMPLE_ID = '00000000-0000-4000-8000-000000000000'

/** A mail about a made-up booking of a page as it is edited, by the renderer of all mails. Nothing is stored or sent. */
export async function previewMail(
  owner: OwnerId,
  { mail, language, page }: MailPreviewInput,
  now: Date,
): Promise<MailPreview> {
  const facts = await findMailOwner(database(), owner)
  requireFit({ isTeams: facts.team !== null }, page)
  const main = page.textLanguage ?? facts.language
  const reader = language ?? main
  const props = sampleProps(page, facts, now)
  const booked = {
    language: main,
    title: page.title ?? '',
    description: page.description ?? '',
    translated: page.translations?.[reader] ?? null,
    words: wordsFor(page.mailWords ?? {}, reader),
  }
  const message = await writeMail(sampleMail(mail, props, page), {
    owner: facts,
    booking: { language: reader, page: booked },
  })
  const { subject, text, html } = message
  return { subject, text, html }
}

type Page = MailPreviewInput['page']
type Owner = Awaited<ReturnType<typeof findMailOwner>>

/** Tomorrow morning, with the page's own title, length and place. */
function sampleProps(page: Page, owner: Owner, now: Date): BookingMailProps {
  const {
    title = '',
    description,
    location = 'custom',
    locationData,
    timezone = 'UTC',
    duration = PAGE_DEFAULTS.duration,
  } = page
  const { cancelNotice = 0, moveNotice = 0, maxMoves = null } = page
  const start = startOfDate(timezone, addDays(localDate(timezone, now.getTime()), 1)) + SAMPLE_HOUR * HOUR_MS
  const { APP_URL } = env()
  return {
    meetingId: SAMPLE_ID,
    title,
    startTime: new Date(start).toISOString(),
    endTime: new Date(start + duration * MINUTE_MS).toISOString(),
    ownerName: owner.name,
    ownerEmail: organizerAddress(owner.email),
    ownerTimezone: timezone,
    attendeeName: textsOf(owner.language).t.pageEmails.samples.attendee,
    attendeeEmail: 'ada@example.com',
    attendeeTimezone: timezone,
    ...(description && { description: shorten(description, MAX_IN_MAIL) }),
    location: locationText(location, locationData?.customLocation ?? null),
    joinUrl: sampleLink(location, locationData?.linkPattern),
    manageUrl: `${APP_URL}/b/sample`,
    ...policyProps({ cancelNotice, moveNotice, maxMoves, moves: 0 }),
    sequence: 0,
    stamp: now.toISOString(),
  }
}

function sampleLink(location: string, linkPattern: string | undefined): string | null {
  if (location === 'link' && linkPattern) return fillPattern(linkPattern, 'ada')
  return providerOfLocation(location) ? 'https://meet.example.com/ada' : null
}

function sampleMail(mail: AttendeeMail, sample: BookingMailProps, { mailTexts, followUp }: Page): Mail {
  const { joinUrl, ...rest } = sample
  const later = (iso: string) => new Date(Date.parse(iso) + DAY_MS).toISOString()
  const other = { startTime: later(sample.startTime), endTime: later(sample.endTime) }
  const request = { expiresAt: sample.startTime, approveUrl: '', declineUrl: '' }
  const asked: BookingMailProps = { ...rest, joinUrl: null, request }
  const ended: Omit<CancellationMailProps, keyof BookingMailProps> = {
    cancelledBy: 'owner',
    reason: null,
    bookAgainUrl: env().APP_URL,
  }
  const move = { ...other, by: 'attendee' as const, reason: null }
  switch (mail) {
    case 'confirmation':
      return { template: 'booking-confirmation', props: { ...sample, words: mailTexts?.confirmation ?? '' } }
    case 'reminder':
      return { template: 'booking-reminder', props: { ...sample, words: mailTexts?.reminder ?? '' } }
    case 'followUp': {
      const formUrl = followUp?.formId ? env().APP_URL : null
      return { template: 'booking-follow-up', props: { ...sample, words: followUp?.text ?? '', formUrl } }
    }
    case 'moved':
      return { template: 'booking-moved', props: { ...sample, move: { ...move, by: 'owner' } } }
    case 'cancellation':
      return { template: 'cancellation', props: { ...sample, ...ended, words: mailTexts?.cancellation ?? '' } }
    case 'link':
      return { template: 'booking-link', props: { ...sample, joinUrl: joinUrl ?? 'https://meet.example.com/ada' } }
    case 'request':
      return { template: 'booking-request', props: asked }
    case 'declined':
      return { template: 'booking-declined', props: { ...asked, ...ended } }
    case 'expired':
      return { template: 'booking-expired', props: { ...asked, ...ended } }
    case 'withdrawn':
      return { template: 'cancellation', props: { ...asked, ...ended, cancelledBy: 'attendee' } }
    case 'moveRequested':
      return { template: 'booking-request', props: { ...asked, move } }
    case 'moveDeclined':
      return { template: 'booking-declined', props: { ...sample, ...ended, wanted: other } }
    case 'moveExpired':
      return { template: 'booking-expired', props: { ...sample, ...ended, wanted: other } }
  }
}

/** As the queue reads them with each mail (db/queries/outbox/outbox-claim.ts). */
function wordsFor(words: MailWords, language: Language): WordsForReader {
  const entries = Object.entries(words).map(([mail, { translations, ...main } = {}]) => [
    mail,
    { main, translated: translations?.[language] ?? null },
  ])
  return Object.fromEntries(entries)
}
