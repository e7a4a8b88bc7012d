import { z } from 'zod'
import {
  APPROVALS,
  ATTENDEE_MAILS,
  DEFAULT_APPROVAL_HOURS,
  MAIL_VARIABLES,
  MAILS_WITH_TEXT,
  MAX_APPROVAL_HOURS,
  MAX_CHANGE_NOTICE_MINUTES,
  MAX_GUESTS,
  MAX_MAIL_SUBJECT,
  MAX_MAIL_TEXT,
  MAX_MOVES,
  MAX_REMINDERS,
  MIN_REMINDER_MINUTES,
  REMINDER_READERS,
  SUBJECT_VARIABLES,
  TEXTED_MAILS,
  VISIBILITIES,
} from '@/lib/shared/booking-rules'
import { placeholdersOf } from '@/lib/shared/text/placeholders'
import { trimmed, uuid } from '@/lib/shared/text/text'
import { translationsOf } from '@/lib/shared/text/translations-schema'
import { check } from '@/messages/check'
import { minutes } from './rules-schema'

const whole = (min: number, max: number) => {
  const range = check('numberOutOfRange', { min, max })
  return z.int({ error: range }).min(min, range).max(max, range)
}

/** Plain text with these variables and no other one. */
export const wordsWith = (variables: readonly string[], max: number) =>
  trimmed(max).superRefine((text, context) => {
    const unknown = placeholdersOf(text).find((name) => !variables.includes(name))
    if (unknown !== undefined)
      context.addIssue({ code: 'custom', message: check('variableUnknown', { name: unknown }) })
  })

/** An owner's words in a mail. */
export const mailText = wordsWith(MAIL_VARIABLES, MAX_MAIL_TEXT)
export const mailSubject = wordsWith(SUBJECT_VARIABLES, MAX_MAIL_SUBJECT)

const reminders = z
  .array(
    z.object({
      minutesBefore: minutes(MIN_REMINDER_MINUTES, MAX_CHANGE_NOTICE_MINUTES),
      to: z.enum(REMINDER_READERS),
      text: mailText.optional(),
      translations: translationsOf({ text: mailText }).optional(),
    }),
  )
  .max(MAX_REMINDERS, check('tooManyReminders', { max: MAX_REMINDERS }))
  .superRefine((list, context) => {
    const times = list.map(({ minutesBefore }) => minutesBefore)
    const index = times.findIndex((time, place) => times.indexOf(time) < place)
    if (index === -1) return
    context.addIssue({ code: 'custom', path: [index, 'minutesBefore'], message: check('reminderRepeated') })
  })
  .transform((list) => list.toSorted((one, other) => other.minutesBefore - one.minutesBefore))

const followUp = z
  .object({
    minutesAfter: minutes(0, MAX_CHANGE_NOTICE_MINUTES),
    text: mailText,
    // The field of a form is null while nothing is chosen.
    formId: uuid(check('formUnknown'))
      .nullable()
      .transform((id) => id ?? undefined)
      .optional(),
  })
  .nullable()

const mailTexts = z.strictObject(
  Object.fromEntries(TEXTED_MAILS.map((mail) => [mail, mailText.optional()])) as Record<
    (typeof TEXTED_MAILS)[number],
    z.ZodOptional<typeof mailText>
  >,
)

/** Subjects of mails, texts of those that `mailTexts` and `followUp` do not have, and both in other languages. */
const mailWords = z
  .partialRecord(
    z.enum(ATTENDEE_MAILS),
    z.strictObject({
      subject: mailSubject.optional(),
      text: mailText.optional(),
      translations: translationsOf({ subject: mailSubject, text: mailText }).optional(),
    }),
    { error: ({ code }: { code?: string }) => (code === 'unrecognized_keys' ? check('textUnknown') : undefined) },
  )
  .superRefine((words, context) => {
    const double = MAILS_WITH_TEXT.find((mail) => words[mail]?.text)
    if (!double) return
    const field = double === 'followUp' ? 'followUp.text' : `mailTexts.${double}`
    context.addIssue({ code: 'custom', path: [double, 'text'], message: check('mailTextElsewhere', { field }) })
  })

/** The rules of a page for the life of its bookings. */
export const bookingRuleFields = {
  cancelNotice: minutes(0, MAX_CHANGE_NOTICE_MINUTES),
  moveNotice: minutes(0, MAX_CHANGE_NOTICE_MINUTES),
  maxMoves: whole(0, MAX_MOVES).nullable(),
  approval: z.enum(APPROVALS),
  approvalHours: whole(1, MAX_APPROVAL_HOURS),
  reminders,
  followUp,
  maxGuests: whole(0, MAX_GUESTS),
  requireEmailCheck: z.boolean(),
  acceptsOtherTimes: z.boolean(),
  visibility: z.enum(VISIBILITIES),
  mailTexts,
  mailWords,
}

type BookingRuleInputs = { [Name in keyof typeof bookingRuleFields]: z.input<(typeof bookingRuleFields)[Name]> }

export const BOOKING_RULE_DEFAULTS: BookingRuleInputs = {
  cancelNotice: 0,
  moveNotice: 0,
  maxMoves: null,
  approval: 'off',
  approvalHours: DEFAULT_APPROVAL_HOURS,
  reminders: [],
  followUp: null,
  maxGuests: 0,
  requireEmailCheck: false,
  acceptsOtherTimes: false,
  visibility: 'public',
  mailTexts: {},
  mailWords: {},
}
