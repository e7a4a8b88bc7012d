import type { Notice } from '@/emails/mail-layout'
import { TimeRequestMail } from '@/emails/time-request'
import { TimeRequestNoticeMail } from '@/emails/time-request-notice'
import { cleanName } from '@/lib/shared/text/person-name'
import type { Texts } from '@/messages/texts'
import { toBodies } from './message'
import { pictured } from './render-notices'
import type { MailOwner, Message, TimeRequestMailProps, TimeRequestNoticeProps } from './templates'

/** In the look of the owner of the page. */
export async function renderTimeRequest(
  props: TimeRequestMailProps,
  texts: Texts,
  owner: MailOwner | null,
): Promise<Message> {
  const { t, say } = texts.part('timeRequestMail')
  const look = { person: owner && pictured(owner.brand), accent: owner?.brand.accent ?? '' }
  const timeFormat = props.timeFormat ?? owner?.timeFormat ?? '24h'
  return {
    to: { address: props.to },
    fromName: cleanName(props.ownerName),
    subject: cleanName(say(t[props.news.kind].subject, { title: props.title })),
    ...(await toBodies(<TimeRequestMail {...props} {...look} timeFormat={timeFormat} texts={texts} />)),
  }
}

/** A reply goes to the guest. */
export async function renderTimeRequestNotice(props: TimeRequestNoticeProps, notice: Notice): Promise<Message> {
  const { t, say } = notice.texts.part('timeRequestNotice')
  const { to, title, attendeeName, attendeeEmail } = props
  return {
    to: { address: to },
    replyTo: { name: cleanName(attendeeName), address: attendeeEmail },
    subject: cleanName(say(t.subject, { title, attendee: attendeeName })),
    ...(await toBodies(<TimeRequestNoticeMail {...props} {...notice} />)),
  }
}
