import { z } from 'zod'
import { count, id, isoDate, isoInstant, madeByKey, words, zoneName } from '@/lib/shared/text/api-shapes'
import { MAX_LISTED_STARTS } from './effects/compare-starts'
import { IMPOSSIBLE_REASONS } from './forecast'
import { pageFields } from './schema'

export const upcomingBookingsAnswer = z
  .object({ pageId: id(), count: count(), next: isoInstant('The start of the next one.') })
  .meta({ id: 'UpcomingBookings', description: 'The bookings of a page that are still to come.' })

export const mailPreviewAnswer = z
  .object({ subject: z.string(), text: z.string(), html: z.string() })
  .meta({ id: 'MailPreview', description: 'A mail as an attendee would get it.' })

export const pageLinkAnswer = z
  .object({
    id: id(),
    url: words('The address to give away.', 'https://slots.example.com/intro?k=…'),
    uses: count('Bookings made by it.'),
    maxUses: z.int().nullable().describe('Bookings that it is good for; null for any number.'),
    expiresAt: isoInstant('From then on it leads nowhere; null for never.').nullable(),
    note: words('For the owner.', 'For Vera'),
    keyId: madeByKey(),
    createdAt: isoInstant(),
  })
  .meta({ id: 'PageLink', description: 'A link of a secret page.' })

export const standingReason = z.enum(['window', 'length', 'hours', 'starts', 'closed', 'limit'])

const judgedBooking = {
  meetingId: id('Null when its meeting was deleted.').nullable(),
  title: z.string().nullable(),
  attendeeName: words('', 'Vera Rubin'),
  startTime: isoInstant(),
}
const standingBookingAnswer = z.object({ ...judgedBooking, reason: standingReason })
const impossibleBookingAnswer = z.object({ ...judgedBooking, reason: z.enum(IMPOSSIBLE_REASONS) })

const startsOfDate = z.object({
  date: isoDate(),
  kept: z.array(isoInstant()),
  added: z.array(isoInstant()),
  removed: z.array(isoInstant()),
})

export const forecastAnswer = z
  .object({
    hoursPerWeek: z.object({ before: z.number(), after: z.number() }).describe('Hours of the weekly availability.'),
    starts: z
      .object({
        from: isoDate(),
        to: isoDate(),
        timezone: zoneName('The time zone of the page after the change, in which dates are counted.'),
        before: count().nullable(),
        after: count().nullable(),
        days: z
          .array(startsOfDate)
          .nullable()
          .describe(
            `Each start, by its date and by what the change does to it; null also when there are more than ${MAX_LISTED_STARTS}.`,
          ),
      })
      .describe(
        'Starts of the preset duration that visitors see from now to the end of `to`; null when a calendar could not be read.',
      ),
    impossible: z
      .object({
        days: count(),
        made: count(),
        total: count(),
        byReason: z.object(
          Object.fromEntries(IMPOSSIBLE_REASONS.map((reason) => [reason, count()])) as Record<
            (typeof IMPOSSIBLE_REASONS)[number],
            ReturnType<typeof count>
          >,
        ),
        bookings: z.array(impossibleBookingAnswer),
      })
      .describe(
        'Bookings that the rules would have refused, among the `made` ones of the last `days` days; the 100 made last are listed, latest first.',
      ),
    standing: z
      .object({ total: count(), bookings: z.array(standingBookingAnswer) })
      .describe('Bookings to come that lie outside the rules and stay; the first 20 are listed.'),
  })
  .meta({ id: 'Forecast', description: 'Effects of a change of a page’s rules that is not saved.' })

export const bookingCountAnswer = z.object({ count: count('Bookings of the page that are still to come.') })

export const pageAnswer = z
  .object({ id: id(), ...pageFields, createdAt: isoInstant(), updatedAt: isoInstant() })
  .meta({ id: 'Page', description: 'A booking page, at `/{slug}`. Lengths are minutes.' })
