import { z } from 'zod'
import { count, id, isoDate, isoInstant, wallTimeText, words } from '@/lib/shared/text/api-shapes'
import { TIME_OFF_KINDS } from '@/lib/shared/time-off'

export const timeOffAnswer = z
  .object({
    id: id(),
    from: isoDate(),
    to: isoDate('Inclusive.'),
    startTime: wallTimeText('`HH:mm`; null for whole dates.').nullable(),
    endTime: wallTimeText('`HH:mm`; 23:59 runs to midnight.').nullable(),
    title: words('For the owner only.', 'Vacation'),
    publicLabel: words('Visitors see it on a closed date.', 'On vacation'),
    kind: z.enum(TIME_OFF_KINDS),
    isActive: z.boolean(),
  })
  .meta({ id: 'TimeOff', description: 'Dates that close all pages, in the zone of the account.' })

export const holidayAnswer = z
  .object({ date: isoDate(), name: words('', 'New Year’s Day'), type: words('', 'public') })
  .meta({ id: 'Holiday', description: 'A holiday of a region on its first date.' })

export const holidayCountryAnswer = z
  .object({
    country: words('ISO 3166-1.', 'DE'),
    name: words('', 'Germany'),
    regions: z.array(z.object({ code: words('', 'BW'), name: words('', 'Baden-Württemberg') })),
  })
  .meta({ id: 'HolidayCountry' })

export const affectedMeetingAnswer = z
  .object({
    meetingId: id(),
    title: words('', 'Intro call'),
    startTime: isoInstant(),
    endTime: isoInstant(),
    attendeeName: words('', 'Vera Rubin').nullable(),
    team: z
      .object({ id: id(), name: words('', 'Practice Lovelace'), slug: words('', 'practice-lovelace') })
      .optional()
      .describe('Whose booking the account holds; absent for its own.'),
  })
  .meta({ id: 'AffectedMeeting', description: 'A booking or meeting that stands in a time off.' })

export const affectedMeetingsAnswer = z
  .object({ total: count(), affected: z.array(affectedMeetingAnswer).describe('The first of them, soonest first.') })
  .meta({ id: 'AffectedMeetings' })
