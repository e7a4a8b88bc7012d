import type { EventMailView } from '@/emails/event'
import { OWNERS_BOOKING_MAILS } from '@/lib/vocabulary/outbox'
import type { Texts } from '@/messages/texts'
import { composeBookingMail } from './booking-message'
import { toDescription, toNews, toOwnWords } from './booking-notes'
import { toChanges } from './booking-policy'
import { changeUrl, type ReaderFacts } from './booking-reader'
import { withFitLink } from './calendar-part'
import { sayLinkNews } from './link-news'
import type { BookingMailProps, BookingTemplate, MailOwner, Message, RequestMailFacts } from './templates'

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
  return composeBookingMail(props, texts, {
    ...reader,
    method: request ? null : 'REQUEST',
    ...toWords(template, props, texts),
    news: toNews(props, texts, reader),
    notes: [...(isGuest ? toOwnWords(props, texts, reader) : []), ...toDescription(props, texts, reader)],
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
  const change = request ? manageRequest : manage
  const label = isGuest ? (isClosed ? view : change) : texts.t.eventMail.openMeeting
  const page = { label, url: changeUrl(props, isGuest) }
  if (request) return isGuest ? [page] : [...toDecisions(request, texts), page]
  const join = joinUrl ? [{ label: texts.t.joining.join, url: joinUrl }] : []
  return template === 'booking-notice' ? [page, ...join] : [...join, page]
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
  switch (template) {
    case 'booking-request':
      return { subject: say(t.request.subject, { title, owner }), heading: t.request.heading }
    case 'booking-request-notice':
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
