import type { Texts } from '@/messages/texts'
import { composeBookingMail } from './booking-message'
import { toDescription, toOwnWords } from './booking-notes'
import { toChanges } from './booking-policy'
import { changeUrl } from './booking-reader'
import { withFitLink } from './calendar-part'
import type { FollowUpMailProps, MailOwner, Message, ReminderMailProps, ReminderTemplate } from './templates'

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
    notes: words ? toOwnWords(props, texts, reader) : toDescription(props, texts, reader),
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
    notes: toOwnWords(props, texts, reader),
    actions: formUrl ? [{ label: t.openForm, url: formUrl }] : [],
  })
}
