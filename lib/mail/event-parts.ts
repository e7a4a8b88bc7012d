import type { EventMailView } from '@/emails/event'
import { calendarLinks } from '@/lib/export/calendar-links'
import { type CalendarEvent, type CalendarMethod, toCalendarFile } from '@/lib/export/ics'
import { env } from '@/lib/platform/env'
import { parseInstant } from '@/lib/scheduling'
import { MINUTE_MS } from '@/lib/scheduling/units'
import { localDate } from '@/lib/scheduling/zone-clock'
import type { MAIL_VARIABLES } from '@/lib/shared/booking-rules'
import { readMeetLink } from '@/lib/shared/calendars/join-url'
import { passwordLine } from '@/lib/shared/calendars/join-words'
import { placeLink } from '@/lib/shared/calendars/place-link'
import { MAX_IN_MAIL } from '@/lib/shared/mail'
import { commaList } from '@/lib/shared/text/comma-list'
import { fillPlaceholders } from '@/lib/shared/text/placeholders'
import { shorten } from '@/lib/shared/text/shorten'
import { calendarLeaf } from '@/lib/time/calendar-leaf'
import { durationWords } from '@/lib/time/duration-words'
import { type Clock, describeInstant, describeTimes, timesOf } from '@/lib/time/event-time'
import { fill } from '@/messages/say'
import type { Texts } from '@/messages/texts'
import type { EventProps, Message } from './templates'

/** `isOwn`: false where the reader's zone is only the nearest that is known. */
type Reader = Clock & { isOwn?: boolean }
type OtherReader = Clock & { name: string }
type TimeView = Pick<EventMailView, 'time' | 'when' | 'otherWhen'>

/** When an event is, by its reader's clock; and by another person's, if that differs. */
export function toTimeView(props: EventProps, reader: Reader, other: OtherReader | null, texts: Texts): TimeView {
  const words = texts.part('eventMail')
  const { t, say } = words
  const times = timesOf(props, reader, words)
  const otherTimes = other && { ...timesOf(props, other, words), name: other.name }
  const isSame = !otherTimes || say(t.times, otherTimes) === say(t.times, times)
  const says = (when: string) => (other && reader.isOwn !== false ? say(t.yourTime, { when }) : when)
  const near = otherTimes?.date === times.date ? t.otherTimeThatDay : t.otherTimeInFull
  return {
    time: {
      leaf: calendarLeaf(localDate(reader.timezone, Date.parse(props.startTime)), texts.locale),
      ...times,
      period: says(times.period),
      other: isSame ? null : say(near, otherTimes),
    },
    when: says(describeTimes(props, reader, words)),
    otherWhen: isSame ? null : say(t.otherTime, { when: say(t.times, otherTimes), name: otherTimes.name }),
  }
}

/** When an event was before it moved, beside its new time in the same zone. */
export function toTimeBefore(before: Pick<EventProps, 'startTime' | 'endTime'>, reader: Clock, texts: Texts): string {
  const words = texts.part('eventMail')
  return words.say(words.t.timesThere, timesOf(before, reader, words))
}

/** A place in the owner's words, with its map or its number. `openPlace`: the words for none. */
export function toPlaceView(
  { location }: EventProps,
  where: string,
  { t }: Texts,
): Pick<EventMailView, 'where' | 'placeLink'> {
  const link = placeLink(location)
  return { where, placeLink: link && { url: link.url, label: link.kind === 'map' ? t.eventMail.map : null } }
}

/** Links to web calendars, for an event that no provider puts there. */
export function toCalendars(
  props: EventProps,
  { place, description }: { place: string; description: string },
  { t }: Texts,
): EventMailView['calendars'] {
  const { google, outlook } = calendarLinks({
    title: props.title,
    startTime: new Date(props.startTime),
    endTime: new Date(props.endTime),
    location: props.joinUrl ?? place,
    description: shorten(description, MAX_IN_MAIL),
  })
  return [
    { label: t.entry.google, url: google },
    { label: t.entry.outlook, url: outlook },
  ]
}

type OwnWords = { words: string; attendee: string; clock: Clock; place: string; url: string }

/** The owner's own text, with the facts of the meeting as its reader sees them. `url`: where the reader changes it. */
export function fillCustomText(
  props: EventProps,
  { words, attendee, clock, place, url }: OwnWords,
  texts: Texts,
): string {
  const { title, startTime, endTime, ownerName, hosts, joinUrl } = props
  const minutes = Math.round((parseInstant(endTime) - parseInstant(startTime)) / MINUTE_MS)
  const values: Record<(typeof MAIL_VARIABLES)[number], string> = {
    attendee_name: attendee,
    owner_name: ownerName,
    host_names: hosts ? peopleList(hosts, texts.locale) : ownerName,
    page_title: title,
    start: describeInstant(startTime, clock, texts.part('eventMail')),
    duration: durationWords(texts.part('booking'), minutes),
    location: joinUrl ?? place,
    manage_url: url,
  }
  return fillPlaceholders(words, values)
}

/** People in the order in which the mail's language reads: names and addresses of two directions stand side by side. */
export function peopleList(people: readonly string[], locale: string): string {
  const apart = people.map((who) => fill('{who}', { who }, locale).join(''))
  return commaList(apart, locale)
}

type News = { title: string; name: string; hasLink: boolean }

/** Subject and heading of a mail that brings a late video link, or an invitation that a provider was to send. */
export function sayLinkNews({ title, name, hasLink }: News, texts: Texts): { subject: string; heading: string } {
  const { t, say } = texts.part('eventMail')
  const { subject, heading } = hasLink ? t.link : t.invite
  return { subject: say(subject, { title, name }), heading }
}

/** Earlier releases queued rows with unchecked join links. */
export function withFitLink<T extends EventProps>(props: T): T {
  return { ...props, joinUrl: readMeetLink(props.joinUrl)?.href ?? null }
}

/** The place of a meeting, with the password to type there. */
export function withPassword(place: string, { joinUrl, password }: EventProps, texts: Texts): string {
  if (!joinUrl || !password) return place
  return commaList([place, passwordLine(password, texts.part('joining'))], texts.locale)
}

type Entry = Pick<CalendarEvent, 'description' | 'attendees'> & { place: string }

/**
 * One sender of invitations. If a provider invites, our file would make a second entry in the reader's calendar: it carries
 * the provider's UID and no method then, and is left out while there is no UID. That of a bare mail says when, and nothing else.
 */
export function attachCalendar(
  props: EventProps,
  method: CalendarMethod,
  { place, ...entry }: Entry,
): Pick<Message, 'calendar'> {
  const { providerUid } = props
  if (providerUid === null) return {}
  const content = toCalendarFile({
    id: props.meetingId,
    uid: providerUid ?? props.icalUid,
    host: new URL(env().APP_URL).hostname,
    sequence: props.sequence,
    stamp: new Date(props.stamp),
    start: new Date(props.startTime),
    end: new Date(props.endTime),
    summary: props.title,
    location: props.isBare ? '' : (props.joinUrl ?? place),
    organizer: { name: props.ownerName, email: props.ownerEmail },
    isCancelled: method === 'CANCEL',
    ...(providerUid === undefined && { method }),
    ...entry,
    ...(props.isBare && { description: '' }),
  })
  return { calendar: { method: providerUid === undefined ? method : null, content } }
}
