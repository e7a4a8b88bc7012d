import type { EventMailView, MailNote } from '@/emails/event'
import { describeInstant } from '@/lib/time/event-time'
import type { Texts } from '@/messages/texts'
import { composeBookingMail } from './booking-message'
import { clockOf, meetingUrl, toCustomTexts } from './booking-parts'
import { withFitLink } from './event-parts'
import type { CancellationMailProps, CancellationTemplate, MailOwner, Message } from './templates'

/** A booking that was cancelled, or a request that came to nothing. */
export async function renderCancellation(
  template: CancellationTemplate,
  stored: CancellationMailProps,
  texts: Texts,
  sender: MailOwner | null,
): Promise<Message> {
  const props = withFitLink(stored)
  const { cancelledBy, reason, request, wanted } = props
  const end = toEnd(template, props, texts)
  const { isGuest } = end
  const wasOwnDoing = isGuest === (cancelledBy === 'attendee')
  return composeBookingMail(props, texts, {
    ...end,
    sender,
    method: request || wanted ? null : 'CANCEL',
    isOff: !wanted,
    // Only to the other side: nobody has checked a guest's address, and the canceller knows the reason.
    news: reason && !wasOwnDoing ? { label: texts.t.cancellationMail.reason, text: reason } : null,
    notes: isGuest ? [...toWanted(props, texts, sender), ...toCustomTexts(props, texts, { isGuest, sender })] : [],
    actions: toActionsAfterEnd(props, texts, isGuest),
  })
}

/** Chooses who reads about the end, and the words. */
function toEnd(template: CancellationTemplate, props: CancellationMailProps, texts: Texts) {
  const { t, say } = texts.part('cancellationMail')
  const { title, ownerName, attendeeName, cancelledBy } = props
  const isGuest = template !== 'cancellation-notice'
  const name = isGuest ? ownerName : attendeeName
  if (template === 'booking-declined' || template === 'booking-expired') {
    const ends = props.wanted ? { declined: t.moveDeclined, expired: t.moveExpired } : t
    const words = template === 'booking-declined' ? ends.declined : ends.expired
    return { isGuest, subject: say(words.subject, { title, name }), heading: say(words.heading, { name }) }
  }
  const wasOwnDoing = isGuest === (cancelledBy === 'attendee')
  const words = props.request && cancelledBy === 'attendee' ? t.withdrawn : t
  const heading = wasOwnDoing ? words.ownHeading : say(words.heading, { name })
  return { isGuest, subject: say(words.subject, { title, name }), heading }
}

/** The time that was asked for, where the booking keeps its own. */
function toWanted(props: CancellationMailProps, texts: Texts, sender: MailOwner | null): MailNote[] {
  if (!props.wanted) return []
  const when = describeInstant(
    props.wanted.startTime,
    clockOf(props, { isGuest: true, sender }),
    texts.part('eventMail'),
  )
  return [{ label: texts.t.cancellationMail.asked, text: when }]
}

function toActionsAfterEnd(props: CancellationMailProps, texts: Texts, isGuest: boolean): EventMailView['actions'] {
  const { bookAgainUrl, wanted, manageUrl } = props
  if (wanted) return [{ label: texts.t.bookingMail.manage, url: manageUrl }]
  if (!isGuest) return [{ label: texts.t.eventMail.openMeeting, url: meetingUrl(props) }]
  return bookAgainUrl ? [{ label: texts.t.cancellationMail.bookAgain, url: bookAgainUrl }] : []
}
