import { EventMail } from '@/emails/event'
import { describeTimes } from '@/lib/time/event-time'
import type { MailBrand } from '@/lib/vocabulary/brand'
import { describeJoining } from '@/lib/vocabulary/calendars/join-words'
import { commaList } from '@/lib/vocabulary/text/comma-list'
import { cleanName } from '@/lib/vocabulary/text/person-name'
import type { Texts } from '@/messages/texts'
import { toBodies } from './bodies'
import { attachCalendar, describePlace, withFitLink } from './calendar-part'
import { sayLinkNews } from './link-news'
import type { MeetingMailProps, MeetingTemplate, Message } from './templates'

/** To one attendee of a meeting that its owner made, changed or cancelled. Only the owner's time zone is known. */
export async function renderMeeting(
  template: MeetingTemplate,
  stored: MeetingMailProps,
  texts: Texts,
  brand: MailBrand | null,
): Promise<Message> {
  const props = withFitLink(stored)
  const { subject, heading } = toWords(template, props, texts)
  const method = template === 'meeting-cancellation' ? 'CANCEL' : 'REQUEST'
  const owner = { name: cleanName(props.ownerName), address: props.ownerEmail }
  return {
    to: { address: props.recipient },
    fromName: owner.name,
    replyTo: owner,
    subject: cleanName(subject),
    ...attachCalendar(props, texts, method, {
      description: [props.description, props.password && describeJoining(props, texts.part('joining'))]
        .filter(Boolean)
        .join('\n\n'),
      attendees: props.attendees.map((email) => ({ name: email, email, hasAccepted: false })),
    }),
    ...(await toBodies(<EventMail view={{ heading, brand, ...toView(props, method, texts) }} texts={texts} />)),
  }
}

function toWords(template: MeetingTemplate, { title, ownerName: owner, joinUrl }: MeetingMailProps, texts: Texts) {
  const { t, say } = texts.part('meetingMail')
  switch (template) {
    case 'meeting-link':
      return sayLinkNews({ title, name: owner, hasLink: joinUrl !== null }, texts)
    case 'meeting-invitation':
      return { subject: say(t.invitation.subject, { title }), heading: say(t.invitation.heading, { owner }) }
    case 'meeting-update':
      return { subject: say(t.update.subject, { title }), heading: say(t.update.heading, { owner }) }
    case 'meeting-cancellation':
      return { subject: say(t.cancellation.subject, { title }), heading: say(t.cancellation.heading, { owner }) }
  }
}

function toView(props: MeetingMailProps, method: 'CANCEL' | 'REQUEST', texts: Texts) {
  const { t, say, locale } = texts.part('eventMail')
  const { title, description, joinUrl } = props
  const when = describeTimes(props, props.ownerTimezone, texts.part('eventMail'))
  return {
    title,
    preview: say(t.preview, { title, when }),
    when,
    otherWhen: null,
    who: commaList([props.ownerName, ...props.attendees], locale),
    where: describePlace(props, texts),
    note: description ? { label: t.description, text: description } : null,
    answers: [],
    actions: method === 'REQUEST' && joinUrl ? [{ label: texts.t.joining.join, url: joinUrl }] : [],
    hasCalendarFile: method === 'REQUEST' && props.providerUid === undefined,
  }
}
