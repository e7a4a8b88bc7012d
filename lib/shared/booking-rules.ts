import type { Language } from './languages'
import type { Translations } from './text/translations'

/** The longest notice for a change, and the longest distance of a reminder or follow-up: 30 days in minutes. */
export const MAX_CHANGE_NOTICE_MINUTES = 43_200
export const MAX_MOVES = 100

/** A page takes bookings at once, or its owner approves each. */
export const APPROVALS = ['off', 'always'] as const
export type Approval = (typeof APPROVALS)[number]
/** A request expires after so many hours: two weeks at most. */
export const MAX_APPROVAL_HOURS = 336
export const DEFAULT_APPROVAL_HOURS = 48

export const MAX_REMINDERS = 5
export const MIN_REMINDER_MINUTES = 5
export const REMINDER_READERS = ['attendee', 'both'] as const
export type ReminderReader = (typeof REMINDER_READERS)[number]

/** A reminder that a page sends; `text` is the owner's words in it, `translations` those for attendees who read another language. */
export type Reminder = {
  minutesBefore: number
  to: ReminderReader
  text?: string | undefined
  translations?: Translations<'text'> | undefined
}

/** A page made on a screen reminds its visitors a day ahead. The API presets no reminder. */
export const PRESET_REMINDER: Reminder = { minutesBefore: 1440, to: 'attendee' }

/** A mail after the meeting, with a form if one is named. */
export type FollowUp = { minutesAfter: number; text: string; formId?: string | undefined }

export const MAX_GUESTS = 10

/** A secret page is found only with one of its links. */
export const VISIBILITIES = ['public', 'secret'] as const
export type Visibility = (typeof VISIBILITIES)[number]

/** Mails in which an owner's own words can stand. */
export const TEXTED_MAILS = ['confirmation', 'reminder', 'cancellation'] as const
export type MailTexts = { [Kind in (typeof TEXTED_MAILS)[number]]?: string | undefined }
export const MAX_MAIL_TEXT = 2000

/** Each mail to an attendee. Those with `move` are about a request to move a booking, `withdrawn` about a request for one. */
export const ATTENDEE_MAILS = [
  'confirmation',
  'reminder',
  'followUp',
  'moved',
  'cancellation',
  'link',
  'request',
  'declined',
  'expired',
  'withdrawn',
  'moveRequested',
  'moveDeclined',
  'moveExpired',
] as const
export type AttendeeMail = (typeof ATTENDEE_MAILS)[number]

/** The owner's subject and text of a mail. */
export type WordsOfMail = { subject?: string | undefined; text?: string | undefined }
/** The main words, and those in other languages. */
export type MailWords = {
  [Kind in AttendeeMail]?:
    | (WordsOfMail & { translations?: Partial<Record<Language, WordsOfMail>> | undefined })
    | undefined
}
/** The words for the people of one booking: the main ones, and those in its language. */
export type WordsForReader = {
  [Kind in AttendeeMail]?: { main: WordsOfMail; translated: WordsOfMail | null }
}
/** Mails whose main text has a field of its own, of an earlier release: `mailTexts`, `followUp.text`. */
export const MAILS_WITH_TEXT: readonly AttendeeMail[] = [...TEXTED_MAILS, 'followUp']
export const MAX_MAIL_SUBJECT = 200
/** Placeholders of these words, written `{{start}}`. `host_names`: of a team's page alone; the owner's name where such a page went to a person. */
export const MAIL_VARIABLES = [
  'attendee_name',
  'owner_name',
  'host_names',
  'page_title',
  'start',
  'duration',
  'location',
  'manage_url',
] as const

/** Those for a subject: nothing that can be a long address. */
export const SUBJECT_VARIABLES = [
  'attendee_name',
  'owner_name',
  'page_title',
  'start',
  'duration',
] as const satisfies (typeof MAIL_VARIABLES)[number][]

/** The rules that a booking keeps from the moment it is made. Notices are minutes before its start. */
export type ChangePolicy = {
  cancelNotice: number
  moveNotice: number
  /** The most times its attendee can move it; null for any number. */
  maxMoves: number | null
}
