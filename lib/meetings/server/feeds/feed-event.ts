import type { FeedEventRow, FoundFeed } from '@/db/queries/meetings/feed-events'
import { listPeople, withNames } from '@/lib/calendars/providers/event-draft'
import { providerOf } from '@/lib/calendars/providers/registry'
import type { CalendarEvent } from '@/lib/export/ics'
import { listAddresses } from '@/lib/notices/meeting-props'
import { env } from '@/lib/platform/env'
import { organizerAddress } from '@/lib/platform/mail-from'
import { passwordBeside, readMeetLink } from '@/lib/shared/calendars/join-url'
import { describeJoining } from '@/lib/shared/calendars/join-words'
import { locationText } from '@/lib/shared/calendars/location'
import { MAX_IN_MAIL } from '@/lib/shared/mail'
import { toTeamAddress } from '@/lib/shared/owner-screens'
import { shorten } from '@/lib/shared/text/shorten'
import type { Texts } from '@/messages/texts'

type Reader = Pick<FoundFeed, 'kind' | 'ownerName' | 'ownerEmail' | 'team'>

/** A meeting as a program that subscribes to the feed sees it: the same UID and SEQUENCE as in mails, so that a move moves it. */
export function toFeedEvent(row: FeedEventRow, feed: Reader, texts: Texts): CalendarEvent {
  return {
    id: row.id,
    uid: uidAtProvider(row) ?? row.icalUid ?? undefined,
    host: new URL(env().APP_URL).hostname,
    sequence: row.sequence,
    stamp: new Date(row.updatedAt),
    start: new Date(row.start),
    end: new Date(row.end),
    isCancelled: row.status === 'cancelled',
    isTentative: row.status === 'pending',
    ...(feed.kind === 'busy' ? toBusyWords(texts) : toWords(row, feed, texts)),
  }
}

type Words = Pick<CalendarEvent, 'summary' | 'description' | 'location' | 'organizer' | 'attendees' | 'isPrivate'>

function toBusyWords({ t }: Texts): Words {
  return { summary: t.calendarEntry.busy, description: '', location: '', attendees: [], isPrivate: true }
}

function toWords(row: FeedEventRow, { ownerName, ownerEmail, team }: Reader, texts: Texts): Words {
  const people = listPeople(row)
  const addresses = listAddresses(row.attendees)
  const joinUrl = readMeetLink(row.locationData.meetLink)?.href ?? null
  const password = passwordBeside(joinUrl, row.locationData.password)
  const about = [describeJoining({ joinUrl, password }, texts.part('joining')), shorten(row.description, MAX_IN_MAIL)]
  const url = env().APP_URL + toTeamAddress(team, `/meetings?meeting=${row.id}`)
  const described = withNames(about.filter(Boolean).join('\n\n'), row, people, texts)
  return {
    summary: row.title,
    description: [described, texts.say(texts.t.entry.links.owner, { url })].filter(Boolean).join('\n\n'),
    location:
      joinUrl ?? (locationText(row.location, row.locationData.customLocation ?? null) || texts.t.locations.toBeShared),
    organizer: { name: ownerName, email: organizerAddress(ownerEmail) },
    attendees: people
      .filter(({ email }) => addresses.includes(email))
      .map((person) => ({ ...person, hasAccepted: person.email === row.attendeeEmail })),
  }
}

/** If a provider sent the invitation, its attendees know the meeting by that UID. */
function uidAtProvider({ mainUid, mainType }: FeedEventRow): string | undefined {
  return mainUid && mainType && providerOf(mainType).can.invites === 'provider' ? mainUid : undefined
}
