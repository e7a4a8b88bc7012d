import type { EventMailView } from '@/emails/event'
import { OWNERS_BOOKING_MAILS } from '@/lib/shared/outbox'
import { dateTimeWords } from '@/lib/time/moment-words'
import type { Texts } from '@/messages/texts'
import { composeBookingMail } from './booking-message'
import { changeUrl, clockOf, type ReaderFacts, toChanges, toCustomTexts, toDescription, toNews } from './booking-parts'
import { sayLinkNews, withFitLink } from './event-parts'
import type {
  BookingMailProps,
  BookingTemplate,
  FollowUpMailProps,
  MailOwner,
  Message,
  OfferMailProps,
  ReminderMailProps,
  ReminderTemplate,
  RequestMailFacts,
} from './templates'

/** A booking or a request that stands, to its guest or to its owner. */
export async function renderBooking(
  template: BookingTemplate,
  stored: BookingMailProps,
  texts: Texts,
  sender: MailOwner | null,
): Promise<Message> {
  const props = withFitLink(stored)
  const reader = { isGuest: !OWNERS_BOOKING_MAILS.some((one) => one === template), sender }
  const { isGuest } = reader
  const { request } = props
  const changes = toChanges(props, texts, reader)
  const isPassedOn = template === 'booking-passed-on'
  return composeBookingMail(props, texts, {
    ...reader,
    method: request ? null : isPassedOn ? 'CANCEL' : 'REQUEST',
    isOff: isPassedOn,
    ...toWords(template, props, texts),
    news: isPassedOn ? null : toNews(props, texts, reader),
    notes: [...(isGuest ? toCustomTexts(props, texts, reader) : []), ...toDescription(props, texts, reader)],
    answers: isGuest ? [] : (props.answers ?? []),
    actions: toActions(template, props, texts, { ...reader, isClosed: changes.isClosed }),
    policy: changes.sentences,
  })
}

/** The first is the one that its reader most likely wants to press. */
function toActions(
  template: BookingTemplate,
  props: BookingMailProps,
  texts: Texts,
  { isGuest, isClosed }: ReaderFacts & { isClosed: boolean },
): EventMailView['actions'] {
  const { request, joinUrl } = props
  const { manage, manageRequest, view } = texts.t.bookingMail
  const change = request && !isMoveRequest(template, props) ? manageRequest : manage
  const label = isGuest ? (isClosed ? view : change) : texts.t.eventMail.openMeeting
  const page = { label, url: changeUrl(props, isGuest) }
  if (template === 'booking-passed-on') return [page]
  if (request) return isGuest ? [page] : [...toDecisions(request, texts), page]
  const join = joinUrl ? [{ label: texts.t.joining.join, url: joinUrl }] : []
  return template === 'booking-notice' ? [page, ...join] : [...join, page]
}

/** The request is not for the booking, which stands, but for another time of it. */
function isMoveRequest(template: BookingTemplate, { move }: BookingMailProps): boolean {
  return move !== undefined && (template === 'booking-request' || template === 'booking-request-notice')
}

/** Links to a page that only shows: what opens every link of a mail decides nothing. */
function toDecisions({ approveUrl, declineUrl }: RequestMailFacts, texts: Texts): EventMailView['actions'] {
  const { approve, decline } = texts.t.bookingMail.requestNotice
  return [
    { label: approve, url: approveUrl },
    { label: decline, url: declineUrl },
  ]
}

function toWords(template: BookingTemplate, props: BookingMailProps, texts: Texts) {
  const { t, say } = texts.part('bookingMail')
  const { title, ownerName: owner, attendeeName: guest, isApproved } = props
  const { from = '', to = '' } = props.replaced ?? {}
  switch (template) {
    case 'booking-request':
      if (isMoveRequest(template, props)) {
        return { subject: say(t.moveRequest.subject, { title, owner }), heading: t.moveRequest.heading }
      }
      return { subject: say(t.request.subject, { title, owner }), heading: t.request.heading }
    case 'booking-request-notice':
      if (isMoveRequest(template, props)) {
        return {
          subject: say(t.moveRequest.noticeSubject, { title, guest }),
          heading: say(t.moveRequest.noticeHeading, { title, guest }),
        }
      }
      return {
        subject: say(t.requestNotice.subject, { title, guest }),
        heading: say(t.requestNotice.heading, { title, guest }),
      }
    case 'booking-confirmation': {
      const { subject, heading, approved } = t.confirmation
      return { subject: say(subject, { title, owner }), heading: isApproved ? say(approved, { owner }) : heading }
    }
    case 'booking-notice':
      return { subject: say(t.notice.subject, { title, guest }), heading: say(t.notice.heading, { title, guest }) }
    case 'booking-moved':
      return sayMoved(props, { name: owner, wasOwnDoing: props.move?.by === 'attendee' }, texts)
    case 'booking-moved-notice':
      return sayMoved(props, { name: guest, wasOwnDoing: props.move?.by === 'owner' }, texts)
    case 'booking-reassigned':
      return { subject: say(t.reassigned.subject, { title, owner }), heading: say(t.reassigned.heading, { from, to }) }
    case 'booking-taken-over':
      return {
        subject: say(t.takenOver.subject, { title, guest }),
        heading: say(t.takenOver.heading, { from, title, guest }),
      }
    case 'booking-passed-on':
      return {
        subject: say(t.passedOn.subject, { title, guest }),
        heading: say(t.passedOn.heading, { to, title, guest }),
      }
    case 'booking-link':
      return sayLinkNews({ title, name: owner, hasLink: props.joinUrl !== null }, texts)
    case 'booking-link-notice':
      return sayLinkNews({ title, name: guest, hasLink: props.joinUrl !== null }, texts)
  }
}

function sayMoved(
  { title, request }: BookingMailProps,
  { name, wasOwnDoing }: { name: string; wasOwnDoing: boolean },
  texts: Texts,
) {
  const { t, say } = texts.part('bookingMail')
  const { heading: others, ownHeading, requestHeading, ownRequestHeading } = t.moved
  const own = request ? ownRequestHeading : ownHeading
  const heading = wasOwnDoing ? own : say(request ? requestHeading : others, { name })
  return { subject: say(t.moved.subject, { title, name }), heading }
}

/** To the guest of a booking that is in the way of time off: each time leads to a page that asks before it moves the booking. */
export async function renderOffer(stored: OfferMailProps, texts: Texts, sender: MailOwner | null): Promise<Message> {
  const props = withFitLink(stored)
  const { t, say, locale } = texts.part('bookingMail')
  const reader = { isGuest: true, sender }
  const { title, ownerName: owner, manageUrl, offer } = props
  const clock = { ...clockOf(props, reader), locale, now: new Date(props.stamp) }
  const times = offer.times.map(({ start, url }) => ({ label: dateTimeWords(new Date(start), clock), url }))
  return composeBookingMail(props, texts, {
    ...reader,
    method: null,
    subject: say(t.offer.subject, { title, owner }),
    heading: say(t.offer.heading, { owner }),
    news: offer.message ? { label: t.moved.reason, text: offer.message } : null,
    actions: [...times, { label: t.offer.elsewhere, url: manageUrl }],
    buttons: times.length,
  })
}

/** To the guest, with a way to move or cancel, or to the owner. Their calendars have the meeting already. */
export async function renderReminder(
  template: ReminderTemplate,
  stored: ReminderMailProps,
  texts: Texts,
  sender: MailOwner | null,
): Promise<Message> {
  const props = withFitLink(stored)
  const { t, say } = texts.part('reminderMail')
  const reader = { isGuest: template === 'booking-reminder', sender }
  const { isGuest } = reader
  const { title, ownerName, attendeeName, joinUrl, words } = props
  const changes = toChanges(props, texts, reader)
  const change = changes.isClosed ? texts.t.bookingMail.view : t.change
  const page = { label: isGuest ? change : texts.t.eventMail.openMeeting, url: changeUrl(props, isGuest) }
  return composeBookingMail(props, texts, {
    ...reader,
    method: null,
    subject: say(t.subject, { title, name: isGuest ? ownerName : attendeeName }),
    heading: t.heading,
    notes: words ? toCustomTexts(props, texts, reader) : toDescription(props, texts, reader),
    answers: isGuest ? [] : (props.answers ?? []),
    actions: [...(joinUrl ? [{ label: texts.t.joining.join, url: joinUrl }] : []), page],
    policy: changes.sentences,
  })
}

/** To the guest of a meeting that is over, in its owner's words. */
export async function renderFollowUp(
  props: FollowUpMailProps,
  texts: Texts,
  sender: MailOwner | null,
): Promise<Message> {
  const { t, say } = texts.part('followUpMail')
  const { title, ownerName: owner, formUrl } = props
  const reader = { isGuest: true, sender }
  return composeBookingMail(props, texts, {
    ...reader,
    method: null,
    isOver: true,
    subject: say(t.subject, { title, owner }),
    heading: t.heading,
    notes: toCustomTexts(props, texts, reader),
    actions: formUrl ? [{ label: t.openForm, url: formUrl }] : [],
  })
}
