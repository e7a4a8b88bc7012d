import { z } from 'zod'
import { emailText, id, isoInstant, madeByKey, words } from '../text/api-shapes'
import { INTEGRATION_TYPES, type IntegrationType } from './integration'
import { type CalendarProviderId, hasCalendars, PROVIDER_IDS } from './providers'
import { UNREAD_PARTS } from './unread-event'

const CALENDAR_PROVIDERS = PROVIDER_IDS.filter(hasCalendars) as [CalendarProviderId, ...CalendarProviderId[]]

export const locationDataAnswer = z
  .object({
    meetLink: words('Address of the video meeting.').optional(),
    password: z.string().optional(),
    customLocation: words('Where it takes place, in the owner’s words.', '12 Main Street').optional(),
    googleEventId: z.string().optional(),
    googleWebLink: z.string().optional(),
    outlookEventId: z.string().optional(),
    outlookWebLink: z.string().optional(),
    zoomMeetingId: z.string().optional(),
    zoomJoinUrl: z.string().optional(),
  })
  .meta({ id: 'LocationData', description: 'Details of the location; each only if it applies.' })

export const integrationAnswer = z
  .object({
    id: id(),
    type: z.enum(INTEGRATION_TYPES as [IntegrationType, ...IntegrationType[]]),
    account: emailText('The account at the provider.'),
    expiresAt: isoInstant('When the access ends.').nullable(),
    status: z.enum(['connected', 'expired']),
    turnedAway: z
      .number()
      .int()
      .optional()
      .describe('Guests who found no times on a page because it is expired, each once a day; left out without any.'),
    lastUsedAt: isoInstant().nullable(),
    keyId: madeByKey(),
    createdAt: isoInstant(),
    calendarsChosen: z
      .boolean()
      .describe('False until its owner has said what its calendars are for: presets hold meanwhile.'),
    canConference: z
      .literal(false)
      .optional()
      .describe('Only of an account that may make no video links, though its service can.'),
    unread: z
      .array(
        z.object({
          title: words('Empty where it has none.', 'Team lunch'),
          start: isoInstant('When it begins, if that can be read.').nullable(),
          part: z.enum(UNREAD_PARTS).describe('What cannot be read.'),
          line: words('The line in the calendar’s file, shortened.', 'RRULE:FREQ=SOMETIMES'),
          number: z.number().int(),
        }),
      )
      .optional()
      .describe('Events that cannot be read, where there are any; they take the time that they could concern.'),
    server: z
      .object({ serverUrl: z.string(), username: z.string() })
      .optional()
      .describe('The server and user name typed to connect it; CalDAV only.'),
  })
  .meta({ id: 'Integration', description: 'A connected account. Its tokens are never answered.' })

export const providerStatusAnswer = z
  .object({ id: z.enum(PROVIDER_IDS), configured: z.boolean() })
  .meta({ id: 'Provider', description: 'A provider, and whether this server can connect accounts of it.' })

export const calendarAnswer = z
  .object({
    id: words('The choice that pages and settings store.', 'google_0b6f…'),
    name: words('', 'Work'),
    provider: z.enum(CALENDAR_PROVIDERS),
    primary: z.boolean(),
    canWrite: z.boolean().describe('True when events can be written to it.'),
    error: words('Why its account cannot be read, for people.').optional(),
  })
  .meta({ id: 'Calendar', description: 'A calendar that an owner may choose.' })
