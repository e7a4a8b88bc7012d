import type { EventMailView } from '@/emails/event'
import { calendarLinks } from '@/lib/export/calendar-links'
import { localDate } from '@/lib/scheduling/zone'
import { type Clock, describeTimes, timesOf } from '@/lib/time/event-time'
import { calendarLeaf } from '@/lib/time/screen-time'
import { placeLink } from '@/lib/vocabulary/calendars/place-link'
import { MAX_IN_MAIL } from '@/lib/vocabulary/mail'
import { shorten } from '@/lib/vocabulary/text/shorten'
import type { Texts } from '@/messages/texts'
import type { EventProps } from './templates'

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
