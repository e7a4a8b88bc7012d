import type { EventMailView } from '@/emails/event'
import type { Texts } from '@/messages/texts'
import { composeBookingMail } from './booking-message'
import { toOwnWords } from './booking-notes'
import { meetingUrl } from './booking-reader'
import { withFitLink } from './calendar-part'
import type { CancellationMailProps, CancellationTemplate, MailOwner, Message } from './templates'

/** A booking that was cancelled, or a request that came to nothing. */
export async function renderCancellation(
  template: CancellationTemplate,
  stored: CancellationMailProps,
  texts: Texts,
  sender: MailOwner | null,
): Promise<Message> {
  const props = withFitLink(stored)
  const { cancelledBy, reason, request } = props
  const end = toEnd(template, props, texts)
  const { isGuest } = end
  const wasOwnDoing = isGuest === (cancelledBy === 'attendee')
  return composeBookingMail(props, texts, {
    ...end,
    sender,
    method: request ? null : 'CANCEL',
    isOff: true,
    // Only to the other side: nobody has checked a guest's address, and the canceller knows the reason.
    news: reason && !wasOwnDoing ? { label: texts.t.cancellationMail.reason, text: reason } : null,
    notes: isGuest ? toOwnWords(props, texts, { isGuest, sender }) : [],
    actions: toActions(props, texts, isGuest),
  })
}

/** Chooses who reads about the end, and the words. */
function toEnd(template: CancellationTemplate, props: CancellationMailProps, texts: Texts) {
  const { t, say } = texts.part('cancellationMail')
  const { title, ownerName, attendeeName, cancelledBy } = props
  const isGuest = template !== 'cancellation-notice'
  const name = isGuest ? ownerName : attendeeName
  if (template === 'booking-declined' || template === 'booking-expired') {
    const words = template === 'booking-declined' ? t.declined : t.expired
    return { isGuest, subject: say(words.subject, { title, name }), heading: say(words.heading, { name }) }
  }
  const wasOwnDoing = isGuest === (cancelledBy === 'attendee')
  const words = props.request && cancelledBy === 'attendee' ? t.withdrawn : t
  const heading = wasOwnDoing ? words.ownHeading : say(words.heading, { name })
  return { isGuest, subject: say(words.subject, { title, name }), heading }
}

function toActions(props: CancellationMailProps, texts: Texts, isGuest: boolean): EventMailView['actions'] {
  const { bookAgainUrl } = props
  if (!isGuest) return [{ label: texts.t.eventMail.openMeeting, url: meetingUrl(props) }]
  return bookAgainUrl ? [{ label: texts.t.cancellationMail.bookAgain, url: bookAgainUrl }] : []
}
