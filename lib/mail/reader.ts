import type { AttendeeMail, WordsForReader } from '@/lib/shared/booking-rules'
import { DEFAULT_LANGUAGE, type Language, type OwnerLanguage } from '@/lib/shared/languages'
import { MAX_IN_MAIL } from '@/lib/shared/mail'
import { shorten } from '@/lib/shared/text/shorten'
import type { Texts } from '@/messages/texts'
import type {
  BookingMailProps,
  EventProps,
  Mail,
  MailOwner,
  MailTextLanguages,
  MeetingMailProps,
  OfferMailProps,
} from './templates'

/** `asker`: those whose language is in the mail, such as of the browser that asked for it. `people`: those of a meeting, without its owner. */
type Reader = 'asker' | 'people' | 'owner' | 'operator'

export const READERS = {
  'magic-link': 'asker',
  'email-code': 'asker',
  'team-invitation': 'asker',
  'sign-up-invitation': 'asker',
  'host-asked': 'asker',
  test: 'owner',
  'renewal-required': 'owner',
  'webhook-off': 'owner',
  'calendar-change': 'owner',
  contact: 'operator',
  'form-response': 'owner',
  'form-receipt': 'asker',
  'form-digest': 'owner',
  'gathered-notices': 'owner',
  'booking-request': 'people',
  'booking-request-notice': 'owner',
  'booking-confirmation': 'people',
  'booking-notice': 'owner',
  'booking-link': 'people',
  'booking-link-notice': 'owner',
  'booking-moved': 'people',
  'booking-offer': 'people',
  'time-request': 'asker',
  'time-request-notice': 'owner',
  'booking-moved-notice': 'owner',
  'booking-reassigned': 'people',
  'booking-taken-over': 'owner',
  'booking-passed-on': 'owner',
  'booking-reminder': 'people',
  'booking-reminder-notice': 'owner',
  'booking-follow-up': 'people',
  'guest-reminder': 'people',
  cancellation: 'people',
  'cancellation-notice': 'owner',
  'booking-declined': 'people',
  'booking-expired': 'people',
  'meeting-invitation': 'people',
  'meeting-update': 'people',
  'meeting-link': 'people',
  'meeting-cancellation': 'people',
} as const satisfies Record<Mail['template'], Reader>

/** The languages that are stored at the time of sending. `booking`: null for a mail that is about none. */
export type StoredLanguages = { owner: OwnerLanguage; booking: Language | null }

/** People of a meeting that its owner made read the owner's language. */
export function readerLanguage({ template, props }: Mail, { owner, booking }: StoredLanguages): Language {
  switch (READERS[template]) {
    case 'asker':
      return ('language' in props && props.language) || DEFAULT_LANGUAGE
    case 'people':
      return booking ?? owner
    case 'owner':
      return owner
    case 'operator':
      return DEFAULT_LANGUAGE
  }
}

/** The page of a booking with its texts in the booking's language, as far as its owner has translated them. */
export type BookedPage = {
  /** That of the main texts. */
  language: Language
  title: string
  description: string
  translated: { title?: string; description?: string } | null
  /** Of its mails, in the main language and in that of the booking; null for none. */
  words: WordsForReader | null
}

/** A mail to a booking's people with the page's texts in their language. What its owner has renamed since stays. */
export function withPeoplesTexts(mail: Mail, page: BookedPage | null): Mail {
  if (!page?.translated || READERS[mail.template] !== 'people') return mail
  const given = mail.props as { title?: string; description?: string }
  const { title, description } = page.translated
  const isOfPage = given.description && given.description === shorten(page.description, MAX_IN_MAIL)
  const translated = {
    ...(title && given.title === page.title && { title }),
    ...(description && isOfPage && { description: shorten(description, MAX_IN_MAIL) }),
  }
  return { ...mail, props: { ...mail.props, ...translated } } as Mail
}

/** Which one of the mails to an attendee it is; null for another one. A guest's reminder says what the attendee's does. */
function attendeeMailOf({ template, props }: Mail): AttendeeMail | null {
  switch (template) {
    case 'booking-confirmation':
      return 'confirmation'
    case 'booking-request':
      return props.move ? 'moveRequested' : 'request'
    case 'booking-moved':
      return 'moved'
    case 'booking-link':
      return 'link'
    case 'booking-declined':
      return props.wanted ? 'moveDeclined' : 'declined'
    case 'booking-expired':
      return props.wanted ? 'moveExpired' : 'expired'
    case 'cancellation':
      return props.request ? 'withdrawn' : 'cancellation'
    case 'booking-reminder':
    case 'guest-reminder':
      return 'reminder'
    case 'booking-follow-up':
      return 'followUp'
    default:
      return null
  }
}

/** A mail with its owner's subject and text: those in the language of its reader, else the main ones. */
export function withOwnWords(mail: Mail, page: BookedPage | null): Mail {
  const kind = attendeeMailOf(mail)
  const own = kind && page?.words?.[kind]
  if (!own) return mail
  const { words: given, hasOwnWords } = mail.props as WordProps
  const translated = hasOwnWords ? undefined : own.translated?.text
  const words = translated || given || own.main.text
  const subject = own.translated?.subject || own.main.subject
  return {
    ...mail,
    props: {
      ...mail.props,
      ...(words && { words }),
      ...(subject && { subject }),
      ...(translated && { areTranslated: true }),
    },
  } as Mail
}

type WordProps = { words?: string; hasOwnWords?: boolean; areTranslated?: true }

/**
 * A mail whose reader may be a stranger to its owner, without anything that the owner has written, or a zip of theirs: the meeting has a general
 * name, the owner that of their address, and hosts are not named.
 */
export function withoutOwnersWords(mail: Mail, { t }: Texts): Mail {
  const { props } = mail as { props: BareProps }
  if (!props.isBare) return mail
  const { guests: _, lang: __, hosts: ___, organizer: ____, replaced: _____, ...kept } = props
  const bare = {
    ...kept,
    title: t.eventMail.untitled,
    description: '',
    location: '',
    joinUrl: null,
    password: null,
    ownerName: props.ownerEmail,
    attendeeName: '',
    words: '',
    subject: '',
    reason: null,
    bookAgainUrl: null,
    ...(props.move && { move: { ...props.move, reason: null } }),
    ...(props.offer && { offer: { ...props.offer, message: null } }),
    ...(props.recipient && { attendees: [props.recipient] }),
  }
  return { ...mail, props: bare } as Mail
}

/** Of any mail about a meeting. */
type BareProps = EventProps &
  Pick<BookingMailProps, 'guests' | 'move' | 'organizer' | 'replaced'> &
  Partial<Pick<MeetingMailProps, 'recipient'> & Pick<OfferMailProps, 'offer'>>

/** The look of an owner whom the reader may not know. */
export function withoutFace(owner: MailOwner): MailOwner {
  return { ...owner, brand: { ...owner.brand, faceUrl: null, logoUrl: null, accent: '' } }
}

type Known = { owner: OwnerLanguage; booking: { language: Language; page: BookedPage | null } | null }

/** Names the languages of an owner's texts in a mail. `given`: the mail before its texts were translated. */
export function withTextLanguages(mail: Mail, given: Mail, { owner, booking }: Known): Mail {
  const main = booking?.page?.language ?? owner
  if (!('title' in mail.props) || main === readerLanguage(mail, { owner, booking: booking?.language ?? null }))
    return mail
  const before = given.props as TextProps
  const { title, description }: TextProps = mail.props
  const lang: MailTextLanguages = {
    ...(title === before.title && { title: main }),
    ...(description === before.description && { description: main }),
    ...(!(mail.props as WordProps).areTranslated && { words: main }),
  }
  return { ...mail, props: { ...mail.props, lang } } as Mail
}

type TextProps = { title?: string; description?: string }
