import { EventMail, type EventMailView, eventText } from '@/emails/event'
import type { CalendarMethod } from '@/lib/export/ics'
import { textsForReader } from '@/lib/shared/forms/answer-in-mail'
import { cleanName, nameToRepeat } from '@/lib/shared/text/person-name'
import type { Texts } from '@/messages/texts'
import { clocksOf, fillWords, guestName, type ReaderFacts, toEntry } from './booking-parts'
import {
  attachCalendar,
  peopleList,
  toCalendars,
  toPlaceView,
  toTimeBefore,
  toTimeView,
  withPassword,
} from './event-parts'
import { toBodies } from './message'
import type { AnsweredInMail, BookingMailProps, Message } from './templates'

/** The parts in which one mail of a booking differs from another. */
type Differences = Pick<EventMailView, 'heading' | 'actions'> &
  Partial<Pick<EventMailView, 'news' | 'notes' | 'policy' | 'buttons'>> &
  ReaderFacts & {
    /** Null for a mail without a calendar file. A bare mail has none that takes the place of what its reader has. */
    method: 'REQUEST' | 'CANCEL' | null
    /** Cancelled, declined, withdrawn or expired. */
    isOff?: boolean
    /** After the meeting, or without one. */
    isOver?: boolean
    subject: string
    answers?: AnsweredInMail[]
  }

export async function composeBookingMail(
  props: BookingMailProps,
  texts: Texts,
  differences: Differences,
): Promise<Message> {
  const { isGuest, sender } = differences
  const subject =
    isGuest && props.subject ? fillWords(props.subject, props, texts, { isGuest, sender }) : differences.subject
  const method = methodOf(props, differences)
  const guest = { name: guestName(props, isGuest) ?? '', address: props.attendeeEmail }
  const ofOwner = (isGuest ? props.organizer : props.host) ?? { name: props.ownerName, email: props.ownerEmail }
  const owner = { name: cleanName(ofOwner.name), address: ofOwner.email }
  const [reader, other] = isGuest ? [guest, owner] : [owner, guest]
  const entry = toEntry(props, texts, isGuest)
  const view = toView(props, texts, { ...differences, method, entry })
  return {
    to: reader,
    ...toSender(props, texts, isGuest),
    replyTo: other,
    subject: cleanName(subject),
    ...(method &&
      attachCalendar(props, method, {
        ...entry,
        // The file of an owner invites nobody, that of a host them alone.
        attendees: isGuest
          ? [
              { name: guest.name, email: guest.address, hasAccepted: true },
              ...(props.guests ?? []).map((email) => ({ name: '', email, hasAccepted: false })),
            ]
          : isHost(props)
            ? [{ name: owner.name, email: owner.address, hasAccepted: true }]
            : [],
      })),
    ...(await toBodies(<EventMail view={view} texts={texts} />, eventText(view, texts))),
  }
}

/**
 * Owners are the organizers: an invitation to themselves offers them no way to add it. One whose calendar has the event needs no file.
 * A host is invited by the team. A reader who may not know the owner gets a file only for an entry that another tool has sent them.
 */
function methodOf(
  props: BookingMailProps,
  { method, isGuest }: Pick<Differences, 'method' | 'isGuest'>,
): CalendarMethod | null {
  if (props.isBare && method === 'REQUEST' && !props.icalUid) return null
  if (isGuest || method === null) return method
  if (props.isInCalendar) return null
  if (isHost(props)) return method
  return method === 'REQUEST' ? 'PUBLISH' : method
}

/** The owner gets the mail in the guest's name, unless that may pass for a link or an address. */
function toSender(
  { ownerName, attendeeName, isBare }: BookingMailProps,
  texts: Texts,
  isGuest: boolean,
): Pick<Message, 'fromName'> {
  if (isBare) return {}
  if (isGuest) return { fromName: cleanName(ownerName) }
  const name = nameToRepeat(attendeeName)
  return name ? { fromName: texts.say(texts.t.bookingMail.sender, { guest: name }) } : {}
}

/** The reader is a host of the booking, and not whoever reads the notices of a team. */
function isHost({ host }: BookingMailProps): boolean {
  return host !== undefined && host.team === undefined
}

type ViewFacts = Omit<Differences, 'method'> & { method: CalendarMethod | null; entry: ReturnType<typeof toEntry> }

function toView(props: BookingMailProps, texts: Texts, facts: ViewFacts): EventMailView {
  const { isGuest, sender, method, isOff = false, isOver = isOff || props.isBare, entry, heading, actions } = facts
  const { t, say, locale } = texts.part('eventMail')
  const { title, ownerName, attendeeName, attendeeEmail, move } = props
  const [own, others] = clocksOf(props, facts)
  const times = toTimeView(props, own, others, texts)
  const name = guestName(props, isGuest)
  const guest = name ? say(t.person, { name, email: attendeeEmail }) : attendeeEmail
  const hasCalendarFile = (method === 'REQUEST' || method === 'PUBLISH') && props.providerUid === undefined
  return {
    ...(isGuest
      ? {
          person: { faceUrl: null, logoUrl: null, ...sender?.brand, name: ownerName },
          accent: sender?.brand.accent ?? '',
        }
      : { person: { faceUrl: null, logoUrl: null, name: cleanName(attendeeName) }, accent: '' }),
    heading,
    title,
    titleLang: props.lang?.title,
    preview: say(t.preview, { title, when: times.when }),
    isCancelled: isOff,
    ...times,
    before: move ? toTimeBefore(move, own, texts) : null,
    who: peopleList([ownerName, ...(props.hosts ?? []), guest, ...(props.guests ?? [])], locale),
    ...toPlaceView(props, isOver ? props.location : withPassword(entry.place, props, texts), texts),
    news: facts.news ?? null,
    notes: facts.notes ?? [],
    answers: (facts.answers ?? []).map(({ question, answers, ...reading }) => ({
      question,
      answers: textsForReader(answers, reading, { locale, t: texts.t.answers }),
    })),
    actions,
    ...(facts.buttons !== undefined && { buttons: facts.buttons }),
    policy: facts.policy ?? [],
    calendars: isGuest && hasCalendarFile && !props.isBare ? toCalendars(props, entry, texts) : [],
    hasCalendarFile,
  }
}
