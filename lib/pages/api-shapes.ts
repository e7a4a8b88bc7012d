import { z } from 'zod'
import { HOST_ANSWERS, HOST_CHOICES, MOVE_HOSTS } from '@/lib/shared/hosts'
import { count, id, isoDate, isoInstant, madeByKey, wallTimeText, words, zoneName } from '@/lib/shared/text/api-shapes'
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
  .meta({
    id: 'PageLink',
    description: 'A link of a page: the only way to a secret one, and a limited one to a public one.',
  })

export const standingReason = z.enum(['window', 'length', 'hours', 'starts', 'closed', 'limit'])

const judgedBooking = {
  meetingId: id('Null when its meeting was deleted.').nullable(),
  title: z.string().nullable(),
  attendeeName: words('', 'Vera Rubin'),
  startTime: isoInstant(),
}
const standingBookingAnswer = z.object({ ...judgedBooking, reason: standingReason })
const impossibleBookingAnswer = z.object({ ...judgedBooking, reason: z.enum(IMPOSSIBLE_REASONS) })

const period = z.object({ start: isoInstant(), end: isoInstant() })

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
    hosted: z
      .object({
        date: isoDate(),
        bookable: z.array(period),
        everyone: z
          .object({ hosts: z.int().describe('How many these are.'), times: z.array(period) })
          .nullable()
          .describe(
            'Of groups with more hosts than they need: when every host who agreed is free. Null without such a group.',
          ),
      })
      .nullable()
      .optional()
      .describe(
        'Of a team’s page: the day that comes most often, by what its hosts leave free; null when nothing is offered.',
      ),
  })
  .meta({ id: 'Forecast', description: 'Effects of a change of a page’s rules that is not saved.' })

export const bookingCountAnswer = z.object({ count: count('Bookings of the page that are still to come.') })

const hostAnswer = z.object({
  account: id(),
  name: words('', 'Ada Lovelace'),
  kind: z.enum(['person', 'room']),
  state: z.enum(HOST_ANSWERS).describe('Who has not agreed is not offered.'),
  weight: z.int().min(1).describe('Their share beside other hosts of the group.'),
  priority: z.int().min(1).describe('Lower numbers come first.'),
  maxPerDay: z.int().nullable().describe('Bookings of the page on one date of its zone.'),
})

export const hostGroupAnswer = z
  .object({
    name: words('', 'Therapists'),
    need: z.union([z.literal('all'), z.int().min(1)]).describe('How many of its hosts a booking takes.'),
    choose: z.enum(HOST_CHOICES),
    hosts: z.array(hostAnswer),
  })
  .meta({ id: 'HostGroup', description: 'A group of hosts of a team’s page. A booking needs each group.' })

export const fairnessAnswer = z
  .object({
    groups: z.array(
      z.object({
        group: words('', 'Therapists'),
        need: z.int(),
        bookings: count('Those that are not taken back.'),
        hosts: z.array(
          z.object({
            account: id(),
            name: words('', 'Ada Lovelace'),
            state: z.enum([...HOST_ANSWERS, 'left']).describe('`left`: no longer a host of the page.'),
            weight: z.int(),
            got: count('Bookings that they got.'),
            due: z.number().describe('Their share of the bookings for which they were free.'),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'Fairness', description: 'What the hosts of a page got, and were due.' })

export const hostingAnswer = z
  .object({
    page: z.object({ id: id(), slug: words('', 'intro'), title: words('', 'Intro call'), timezone: zoneName() }),
    team: z.object({ id: id(), name: words('', 'Practice Lovelace') }),
    group: words('', 'Therapists'),
    state: z.enum(HOST_ANSWERS),
    conflictCheckCalendars: z.array(z.string()).describe('Calendars whose events are in the way.'),
    targetCalendars: z.array(z.string()).describe('Calendars that get the bookings.'),
    availabilities: z
      .array(z.object({ dayOfWeek: z.int(), startTime: wallTimeText(), endTime: wallTimeText() }))
      .nullable()
      .describe('Own hours, which cut those of the page; null for none.'),
    timezone: zoneName('Of the own hours; null for that of the page.').nullable(),
  })
  .meta({ id: 'Hosting', description: 'A page of a team that names the account as a host.' })

export const pageAnswer = z
  .object({
    id: id(),
    ...pageFields,
    hostGroups: z.array(hostGroupAnswer).optional().describe('Of a team’s page, which offers nothing without any.'),
    moveHosts: z
      .enum(MOVE_HOSTS)
      .optional()
      .describe('Of a team’s page: whether a booking that is moved keeps its hosts or may get others.'),
    createdAt: isoInstant(),
    updatedAt: isoInstant(),
  })
  .meta({ id: 'Page', description: 'A booking page, at `/{slug}`. Lengths are minutes.' })
