import { z } from 'zod'
import { askedFormAnswer } from '@/lib/forms/api-shapes'
import { bothAnswer } from '@/lib/meetings/api-shapes'
import { SLOT_REFUSALS } from '@/lib/scheduling/refusals'
import { brandAnswer } from '@/lib/shared/api-shapes'
import { PAGE_LOCATIONS } from '@/lib/shared/calendars/locations'
import {
  emailText,
  id,
  isoDate,
  isoInstant,
  language,
  minuteCount,
  textLanguagesAnswer,
  wallTimeText,
  words,
  zoneName,
} from '@/lib/shared/text/api-shapes'
import { PAGE_WORDS } from '@/lib/shared/text/translations'

export const slotDaysAnswer = z
  .object({
    timezone: zoneName(),
    duration: minuteCount('Length of the slots in minutes.'),
    days: z
      .array(z.object({ date: isoDate(), slots: z.array(isoInstant()) }))
      .describe('The starts of each of the visitor’s dates that has any.'),
    unchecked: z.array(isoDate()).describe('Dates whose starts are unknown, because a calendar could not be read.'),
    today: isoDate().optional().describe('The visitor’s date now. This and the next three come in answer to `days`.'),
    from: isoDate()
      .optional()
      .describe('The first date that was looked at: the first one on which something can be booked.'),
    to: isoDate().optional().describe('The last date that was looked at.'),
    last: isoDate()
      .optional()
      .describe('The last date on which something can be booked; before `from` once that is over.'),
  })
  .meta({ id: 'SlotDays', description: 'The starts that visitors can book.' })

export const busyIntervalAnswer = z.object({ start: isoInstant(), end: isoInstant() }).meta({ id: 'BusyInterval' })

export const refusalAnswer = z
  .object({
    startTime: isoInstant(),
    refusal: z.enum(SLOT_REFUSALS).nullable().describe('The rule that refuses it; null when it can be booked.'),
  })
  .meta({ id: 'TimeRefusal', description: 'Why a time cannot be booked, as far as visitors may know.' })

export const askedTimesAnswer = z
  .object({
    times: z.array(refusalAnswer).describe('Each time that was named; those that can be booked are not asked for.'),
    expiresAt: isoInstant('The last time that is asked for; the request ends with it.'),
  })
  .meta({ id: 'AskedTimes', description: 'A request for other times, as its guest sees it.' })

export const scheduleAnswer = z
  .object({
    id: id(),
    slug: words('', 'intro'),
    title: words('', 'Intro call'),
    description: z.string(),
    duration: minuteCount('The preset one of `durations`.'),
    location: z.enum(PAGE_LOCATIONS),
    customLocation: z.string().nullable(),
    timezone: zoneName('The zone of the page.'),
    availabilities: z
      .array(
        z.object({
          dayOfWeek: z.int().min(0).max(6).describe('0 is Sunday.'),
          startTime: wallTimeText(),
          endTime: wallTimeText(),
        }),
      )
      .readonly(),
    lockTimezone: z.boolean().describe('True where visitors see times in the page’s zone only.'),
    ownerName: words('', 'Ada Lovelace'),
    durations: z.array(minuteCount()).describe('All that visitors may choose from, in minutes, ascending.'),
    dates: z
      .array(z.object({ date: isoDate(), publicLabel: words('', 'On vacation') }))
      .describe('Closed dates that have a public label, from yesterday to 400 days ahead.'),
    approval: z.literal('always').optional().describe('Set where the owner approves each booking.'),
    lang: textLanguagesAnswer(PAGE_WORDS).optional(),
    form: askedFormAnswer.optional().describe('The form to answer while booking, if the page has one.'),
    maxGuests: z.int().optional().describe('The most guests that an attendee may bring, if any.'),
    requireEmailCheck: z.literal(true).optional().describe('Set where the attendee’s address is checked by a code.'),
    acceptsOtherTimes: z.literal(true).optional().describe('Set where guests can ask for times that are not offered.'),
    brand: brandAnswer.optional().describe('The owner’s look, if they have set one.'),
    profile: words('The username of the owner’s public profile, if the page is on it.', 'ada').optional(),
    hosts: z
      .array(
        z.object({
          id: words('Names them to `findSlots` and `bookSlot` of this page.', 'pX3v0m2Jq1kYt7Zr5sWc9Q'),
          name: words('', 'Ada Lovelace'),
        }),
      )
      .optional()
      .describe('Set where visitors may choose their host: those who can be chosen.'),
  })
  .meta({ id: 'Schedule', description: 'A booking page as visitors see it.' })

export const guestBookingAnswer = z
  .object({
    title: words('', 'Intro call'),
    titleLang: language.describe('The language of the title.'),
    startTime: isoInstant(),
    endTime: isoInstant(),
    ownerName: words('', 'Ada Lovelace'),
    timezone: zoneName('The attendee’s zone.'),
    guest: emailText(),
  })
  .meta({ id: 'GuestBooking', description: 'A booking as its guest sees it.' })

export const attendeeBookingAnswer = bothAnswer
  .extend({
    page: z
      .object({ slug: words('', 'intro'), title: words('', 'Intro call'), timezone: zoneName(), ownerName: z.string() })
      .nullable()
      .describe('Null once the page is deleted.'),
  })
  .meta({ id: 'AttendeeBooking', description: 'A booking as its attendee sees it.' })

export const codeSentAnswer = z.object({ sent: z.literal(true) })
