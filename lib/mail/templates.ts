import type { CalendarMethod } from '@/lib/export/ics'
import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import type { ChangePolicy } from '@/lib/shared/booking-rules'
import type { MailBrand } from '@/lib/shared/brand'
import type { ForReader } from '@/lib/shared/forms/answer-in-mail'
import type { Language, OwnerLanguage } from '@/lib/shared/languages'
import type { ATTENDEES_BOOKING_MAILS, OFFER_MAIL, OWNERS_BOOKING_MAILS, REMINDER_MAILS } from '@/lib/shared/outbox'
import type { Canceller } from '@/lib/shared/statuses'

/** The language of each text of the owner that is not in that of its mail. */
export type MailTextLanguages = { title?: Language; description?: Language; words?: Language }

/** The mails of the product and what each needs. Plain JSON: the props wait in the outbox. Instants are ISO texts. */
export type EventProps = {
  meetingId: string
  title: string
  /** Set on sending. */
  lang?: MailTextLanguages
  startTime: string
  endTime: string
  ownerName: string
  ownerEmail: string
  ownerTimezone: string
  /** Names of the hosts. Missing for a booking without any. */
  hosts?: string[]
  /** A provider's name or the owner's words; empty while it is open. */
  location: string
  joinUrl: string | null
  /** To type after following the link. Missing in mails of earlier releases. */
  password?: string | null
  /** A provider may have its events: lib/calendars/events/add-meeting-link.ts looks up link and inviter when the mail is sent. */
  hasEvents?: boolean
  /** Set on sending if the provider itself invites: the UID of its event, null while there is none. */
  providerUid?: string | null
  /** UID under which another tool invited its people, before it was imported. */
  icalUid?: string
  /** Its reader has neither booked here nor opened a link of ours: it has no words of the owner. */
  isBare?: true
  /** Set on sending if the owner's own calendar has its event. */
  isInCalendar?: true
  /** SEQUENCE and DTSTAMP of the calendar file. */
  sequence: number
  stamp: string
}

/** A question and its answer: one text, or one for each chosen option. */
export type AnsweredInMail = { question: string; answers: string[] } & ForReader

export type BookingMailProps = EventProps & {
  /** The page's. Missing in mails of earlier releases. */
  description?: string
  /** The answers to the page's form. Missing in mails of earlier releases. */
  answers?: AnsweredInMail[]
  attendeeName: string
  attendeeEmail: string
  /** Addresses of the people whom the attendee brings. */
  guests?: string[]
  /** To whom replies of its people go, where not to its owner. */
  organizer?: { name: string; email: string }
  /**
   * Who reads an owner's mail in place of the owner: a host, with `meetingId` of their own meeting, or who reads the notices of the
   * team with this slug.
   */
  host?: { meetingId: string; name: string; email: string; team?: string }
  attendeeTimezone: string
  /** As they chose while booking; null or missing if it is unknown. */
  attendeeTimeFormat?: TimeFormat | null
  manageUrl: string
  /** The time before a move, or at present where one is asked for, and by whom. Missing in mails of earlier releases. */
  move?: MovedMailFacts
  /** Names of a host who was replaced and of the one who holds it now. `reason`: for the new host alone. */
  replaced?: { from: string; to: string; reason?: string }
  /** Set while its owner has to approve it: no calendar file goes out yet. */
  request?: RequestMailFacts
  /** In a confirmation: its owner has approved it just now. */
  isApproved?: boolean
  /** The owner's for this mail to the attendee, with their placeholders. Missing for none. */
  words?: string
  /** The same for its subject; set on sending. */
  subject?: string
  /** The limits on its attendee's changes and the moves so far. Missing where every change is possible until the start. */
  policy?: ChangePolicy & { moves: number }
}

/** The links are for the owner alone. */
export type RequestMailFacts = { expiresAt: string; approveUrl: string; declineUrl: string }

export type MovedMailFacts = { startTime: string; endTime: string; by: Canceller; reason: string | null }

/**
 * `words`: empty for none. Those of a reminder are for both its readers; `hasOwnWords`: for this one of several reminders alone;
 * `areTranslated`: in the language of its reader.
 */
export type ReminderMailProps = BookingMailProps & { words: string; hasOwnWords?: boolean; areTranslated?: true }

/** `formUrl`: the form that a follow-up asks to fill in. */
export type FollowUpMailProps = ReminderMailProps & { formUrl: string | null }

export type CancellationMailProps = BookingMailProps & {
  cancelledBy: Canceller
  reason: string | null
  /** The page, if it is published. */
  bookAgainUrl: string | null
  /** Set where a request to move came to nothing: the other time. The booking keeps its own. */
  wanted?: { startTime: string; endTime: string }
}

export type MeetingMailProps = EventProps & {
  description: string
  attendees: string[]
  recipient: string
  /** Set for a guest of a booking. */
  guest?: {
    leaveUrl: string
    /** The attendee's: the nearest that is known. */
    timezone: string
    /** The time before a move. */
    before?: { startTime: string; endTime: string }
  }
}

/** `attendeeName`: for the owner's words. */
export type GuestReminderProps = MeetingMailProps & {
  words: string
  subject?: string
  hasOwnWords?: boolean
  areTranslated?: true
  attendeeName: string
}

/** One response: each answer with its question, in the form's order. */
export type ResponseMailProps = {
  to: string
  formTitle: string
  /** A name or an address; empty for somebody who gave neither. */
  who: string
  replyTo: { name: string; address: string } | null
  at: string
  timezone: string
  answers: ({ question: string; texts: string[] } & ForReader)[]
  url: string
}

/** For somebody who has answered a form. `words`: the owner's; empty for our own. `answers`: null where the owner sends none along. */
export type ReceiptMailProps = {
  to: string
  /** The visitor's. */
  language: Language
  formTitle: string
  words: string
  answers: { question: string; answers: string[] }[] | null
  /** True when some answers may not be repeated to an address that nobody has checked. */
  isShortened: boolean
  /** The language of the title and of the words, if it is another. */
  lang?: { title?: Language; words?: Language }
}

/** The day's new responses, form by form, with the latest few of each. */
export type DigestMailProps = {
  to: string
  timezone: string
  forms: { title: string; count: number; url: string; latest: { who: string; at: string; url: string }[] }[]
}

export type GatheredEvent = { title: string; who: string; startTime: string; endTime: string; reason?: string }

/** Notices of one hour that would have been too many mails. `count` is the number of all of them, named or not. */
export type GatheredMailProps = {
  to: string
  timezone: string
  bookings: { count: number; named: GatheredEvent[] }
  cancellations: { count: number; named: GatheredEvent[] }
  responses: { count: number; named: { formTitle: string; who: string; at: string; url: string }[] }
  meetingsUrl: string
  formsUrl: string
}

/** `address`: the endpoint's. `url`: of the screen where it is switched on again. */
export type WebhookOffMailProps = { email: string; address: string; reason: 'failed' | 'gone'; url: string }

export type RenewalMailProps = {
  email: string
  service: string
  /** Empty if it is unknown. */
  account: string
  url: string
}

/** Asks an owner about a change in their calendar. The times are those that the meeting has here. */
export type ChangeMailProps = {
  to: string
  title: string
  startTime: string
  endTime: string
  ownerTimezone: string
  /** 'Google Calendar'. */
  service: string
  change: 'deleted' | 'moved'
  isBooking: boolean
  url: string
}

/** `team`, `inviter`: null for a name that holds something like a link. `language`: the invited account's, else the inviter's. */
export type InvitationMailProps = {
  email: string
  url: string
  team: string | null
  inviter: string | null
  language: OwnerLanguage
}

/** An admin invites somebody to get an account. `instance`: the server's name. */
export type SignUpInvitationMailProps = {
  email: string
  url: string
  instance: string
  language: OwnerLanguage
  /** The organization's provider, where it is the only way in. */
  provider?: string
}

/** A team asks a member to be a host of a page. Names are null where they hold something like a link. */
export type HostMailProps = {
  email: string
  url: string
  team: string | null
  page: string | null
  language: OwnerLanguage
}

/** A login link, and where it was asked for. Facts are missing in mails of earlier releases. */
export type LinkMailProps = {
  email: string
  url: string
  /** `Chrome` and `Windows`: known names, never what the browser sent. */
  browser?: { name: string; system: string } | null
  at?: string
  /** The organization's provider, where opening the link joins a sign-in there to the account. */
  provider?: string
  /** The account's, if there is one. */
  timezone?: string
  timeFormat?: TimeFormat
  /** The account's, else the browser's. */
  language?: Language
}

/** The code for one page; its address is not checked yet. `language`: the visitor's; missing in mails of earlier releases. */
export type CodeMailProps = { email: string; code: string; title: string; ownerName: string; language?: Language }

export type ContactMailProps = { to: string; fullName: string; email: string; message: string }

/** `url`: of the page that moves the booking to the time. `message`: the owner's. */
export type OfferMailProps = BookingMailProps & {
  offer: { times: { start: string; url: string }[]; message: string | null }
}

/** To a guest who has asked for times that a page does not offer: `title` of the page, `times` ISO instants. */
export type TimeRequestMailProps = {
  to: string
  /** The guest's. */
  language: Language
  title: string
  /** The language of the title, if it is another. */
  lang?: { title?: Language }
  ownerName: string
  /** The guest's, as is the format; null if that is unknown. */
  timezone: string
  timeFormat: TimeFormat | null
  news:
    | { kind: 'received'; times: string[] }
    /** `url`: of the page that books the time. */
    | { kind: 'suggested'; times: { start: string; url: string }[] }
    | { kind: 'declined'; times: string[]; reason: string | null }
    /** Its page, or the page's account, is no more. */
    | { kind: 'closed'; times: string[] }
}

/** The same to the owner, with what is in the way of each time. */
export type TimeRequestNoticeProps = {
  to: string
  title: string
  attendeeName: string
  attendeeEmail: string
  /** Empty for none. */
  note: string
  /** The page's. */
  timezone: string
  /** `reasons`: sentences in the owner's language about what is in the way, or that nothing of theirs is. */
  times: { start: string; reasons: string[] }[]
  url: string
}

export type BookingTemplate = (typeof ATTENDEES_BOOKING_MAILS)[number] | (typeof OWNERS_BOOKING_MAILS)[number]
/** The end of a booking; the two last are ends of a request. */
export type CancellationTemplate = 'cancellation' | 'cancellation-notice' | 'booking-declined' | 'booking-expired'
export type ReminderTemplate = (typeof REMINDER_MAILS)[number]
export type MeetingTemplate = 'meeting-invitation' | 'meeting-update' | 'meeting-link' | 'meeting-cancellation'

export type Mail =
  | { template: 'magic-link'; props: LinkMailProps }
  | { template: 'email-code'; props: CodeMailProps }
  | { template: 'team-invitation'; props: InvitationMailProps }
  | { template: 'sign-up-invitation'; props: SignUpInvitationMailProps }
  | { template: 'host-asked'; props: HostMailProps }
  | { template: 'test'; props: { email: string } }
  | { template: 'renewal-required'; props: RenewalMailProps }
  | { template: 'webhook-off'; props: WebhookOffMailProps }
  | { template: 'calendar-change'; props: ChangeMailProps }
  | { template: 'contact'; props: ContactMailProps }
  | { template: 'form-response'; props: ResponseMailProps }
  | { template: 'form-receipt'; props: ReceiptMailProps }
  | { template: 'form-digest'; props: DigestMailProps }
  | { template: 'gathered-notices'; props: GatheredMailProps }
  | { template: BookingTemplate; props: BookingMailProps }
  | { template: typeof OFFER_MAIL; props: OfferMailProps }
  | { template: 'time-request'; props: TimeRequestMailProps }
  | { template: 'time-request-notice'; props: TimeRequestNoticeProps }
  | { template: ReminderTemplate; props: ReminderMailProps }
  | { template: 'booking-follow-up'; props: FollowUpMailProps }
  | { template: CancellationTemplate; props: CancellationMailProps }
  | { template: MeetingTemplate; props: MeetingMailProps }
  | { template: 'guest-reminder'; props: GuestReminderProps }

/** A mail that waits for its time: it names its booking, and nothing that can become outdated until then. */
export type TimedMail =
  /** `host`: the account of one of several who get it in place of the owner. */
  | { template: ReminderTemplate; props: { bookingId: string; minutesBefore: number; host?: string } }
  | { template: 'booking-follow-up'; props: { bookingId: string } }
  /** `guest`: the key of the mailbox. */
  | { template: 'guest-reminder'; props: { bookingId: string; minutesBefore: number; guest: string } }

/** The owner whose outbox a mail is in: their look, and how they read the time and words. */
export type MailOwner = {
  brand: MailBrand
  timeFormat: TimeFormat
  /** Null until one is chosen: the one in the props, of the page or of the account, does for it. */
  timezone?: string | null
  language: OwnerLanguage
}

/** A mail as a transport takes it. */
export type Message = {
  to: { name?: string; address: string }
  fromName?: string
  replyTo?: { name: string; address: string }
  subject: string
  html: string
  text: string
  /** Without a method it is a file to keep, and no invitation. */
  calendar?: { method: CalendarMethod | null; content: string }
}
