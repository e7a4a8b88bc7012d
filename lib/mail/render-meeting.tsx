import { EventMail, type EventMailView, eventText, type MailNote } from '@/emails/event'
import type { CalendarMethod } from '@/lib/export/ics'
import { describeEntry } from '@/lib/shared/calendars/entry-words'
import { describeJoining } from '@/lib/shared/calendars/join-words'
import { cleanName, nameToRepeat } from '@/lib/shared/text/person-name'
import type { Clock } from '@/lib/time/event-time'
import type { Texts } from '@/messages/texts'
import {
  attachCalendar,
  fillCustomText,
  peopleList,
  sayLinkNews,
  toCalendars,
  toPlaceView,
  toTimeBefore,
  toTimeView,
  withFitLink,
  withPassword,
} from './event-parts'
import { toBodies } from './message'
import type { GuestReminderProps, MailOwner, MeetingMailProps, MeetingTemplate, Message } from './templates'

/**
 * To one attendee of a meeting that its owner made, changed or cancelled, or to a guest of a booking. Only the owner's clock is
 * known, and that of the attendee who brings the guest.
 */
export async function renderMeeting(
  template: MeetingTemplate | 'guest-reminder',
  stored: MeetingMailProps | GuestReminderProps,
  texts: Texts,
  sender: MailOwner | null,
): Promise<Message> {
  const props = withFitLink(stored)
  const { subject: usual, heading } = toWords(template, props, texts)
  const method = methodOf(template, props)
  const owner = { name: cleanName(props.ownerName), address: props.ownerEmail }
  const entry = toEntry(props, texts)
  const clock = clockOf(props, sender)
  const subject =
    ('subject' in props && props.subject && fillWords(props.subject, props, texts, { clock, place: entry.place })) ||
    usual
  const view = { heading, ...toView(props, texts, { method, sender, entry }) }
  return {
    to: { address: props.recipient },
    ...(!props.isBare && { fromName: owner.name }),
    replyTo: owner,
    subject: cleanName(subject),
    ...(method &&
      attachCalendar(props, method, {
        ...entry,
        attendees: props.attendees.map((email) => ({ name: email, email, hasAccepted: false })),
      })),
    ...(await toBodies(<EventMail view={view} texts={texts} />, eventText(view, texts))),
  }
}

/**
 * A reminder carries no file, as people have the entry already. A reader who may not know the owner gets one only for an entry that
 * another tool has sent them.
 */
function methodOf(
  template: MeetingTemplate | 'guest-reminder',
  { isBare, icalUid }: MeetingMailProps,
): CalendarMethod | null {
  if (template === 'meeting-cancellation') return 'CANCEL'
  return (isBare && !icalUid) || template === 'guest-reminder' ? null : 'REQUEST'
}

function toWords(
  template: MeetingTemplate | 'guest-reminder',
  { title, ownerName: owner, joinUrl, guest }: MeetingMailProps,
  texts: Texts,
) {
  const { t, say } = texts.part('meetingMail')
  const { invitation, update, cancellation } = t.guest
  const headings = guest
    ? { invitation, update, cancellation }
    : { invitation: t.invitation.heading, update: t.update.heading, cancellation: t.cancellation.heading }
  switch (template) {
    case 'meeting-link':
      return sayLinkNews({ title, name: owner, hasLink: joinUrl !== null }, texts)
    case 'meeting-invitation':
      return { subject: say(t.invitation.subject, { title }), heading: say(headings.invitation, { owner }) }
    case 'meeting-update':
      return { subject: say(t.update.subject, { title }), heading: say(headings.update, { owner }) }
    case 'guest-reminder': {
      const { subject, heading } = texts.t.reminderMail
      return { subject: say(subject, { title, name: owner }), heading }
    }
    case 'meeting-cancellation':
      return { subject: say(t.cancellation.subject, { title }), heading: say(headings.cancellation, { owner }) }
  }
}

/** The owner's own words describe the meeting, if there are any. */
function toEntry(props: MeetingMailProps, texts: Texts): { place: string; description: string } {
  const { title, description, location, ownerName, joinUrl, password } = props
  const words = { joining: texts.part('joining'), entry: texts.part('entry') }
  return {
    place:
      location || (joinUrl && texts.t.eventMail.online) || texts.say(texts.t.locations.toBeSent, { host: ownerName }),
    description: description
      ? [description, password && describeJoining(props, words.joining)].filter(Boolean).join('\n\n')
      : describeEntry({ title, name: ownerName, joinUrl, password }, words),
  }
}

/** The owner's, or that of the attendee who brings a guest. */
function clockOf({ ownerTimezone, guest }: MeetingMailProps, sender: MailOwner | null): Clock & { isOwn: boolean } {
  const timeFormat = sender?.timeFormat ?? '24h'
  return { timezone: guest?.timezone ?? ownerTimezone, timeFormat, isOwn: !guest }
}

type ViewFacts = { method: CalendarMethod | null; sender: MailOwner | null; entry: ReturnType<typeof toEntry> }

function toView(
  props: MeetingMailProps | GuestReminderProps,
  texts: Texts,
  { method, sender, entry }: ViewFacts,
): Omit<EventMailView, 'heading'> {
  const { t, say, locale } = texts.part('eventMail')
  const { title, joinUrl, ownerName, ownerTimezone, guest } = props
  const clock = clockOf(props, sender)
  const owners = { timezone: ownerTimezone, timeFormat: clock.timeFormat, name: ownerName }
  const times = toTimeView(props, clock, guest ? owners : null, texts)
  const hasCalendarFile = method === 'REQUEST' && props.providerUid === undefined
  const join = joinUrl ? [{ label: texts.t.joining.join, url: joinUrl }] : []
  const leave = guest ? [{ label: texts.t.meetingMail.guest.leave, url: guest.leaveUrl }] : []
  return {
    person: { faceUrl: null, logoUrl: null, ...sender?.brand, name: ownerName },
    accent: sender?.brand.accent ?? '',
    title,
    titleLang: props.lang?.title,
    preview: say(t.preview, { title, when: times.when }),
    isCancelled: method === 'CANCEL',
    ...times,
    before: guest?.before ? toTimeBefore(guest.before, clock, texts) : null,
    who: peopleList([ownerName, ...props.attendees], locale),
    ...toPlaceView(
      props,
      method === 'CANCEL' || props.isBare ? props.location : withPassword(entry.place, props, texts),
      texts,
    ),
    news: null,
    notes: toNotes(props, texts, { clock, place: entry.place }),
    answers: [],
    actions: method === 'CANCEL' ? [] : [...join, ...leave],
    buttons: join.length,
    policy: [],
    calendars: hasCalendarFile && !props.isBare ? toCalendars(props, entry, texts) : [],
    hasCalendarFile,
  }
}

/** The owner's own words in a reminder; else the description. */
function toNotes(
  props: MeetingMailProps | GuestReminderProps,
  texts: Texts,
  where: { clock: Clock; place: string },
): MailNote[] {
  const { description, ownerName: owner, lang } = props
  const { t, say } = texts.part('eventMail')
  if ('words' in props && props.words) {
    const text = fillWords(props.words, props, texts, where)
    return [{ label: say(t.ownWords, { owner }), text, lang: lang?.words }]
  }
  return description ? [{ label: t.description, text: description, lang: lang?.description }] : []
}

/** The owner's own words with the facts of the meeting as a guest sees them. */
function fillWords(
  words: string,
  props: GuestReminderProps,
  texts: Texts,
  where: { clock: Clock; place: string },
): string {
  const attendee = nameToRepeat(props.attendeeName) ?? props.attendees[0] ?? ''
  return fillCustomText(props, { words, attendee, ...where, url: props.guest?.leaveUrl ?? '' }, texts)
}
