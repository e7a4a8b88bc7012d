import type { ChangeMailProps } from '@/lib/mail/templates'
import { describeTime } from '@/lib/time/event-time'
import { textsFor } from '@/messages'
import { mails } from '@/messages/en/mails'
import { MailButton, MailLayout, MailText } from './mail-layout'

export function CalendarChangeMail(props: ChangeMailProps) {
  const texts = mails.calendarChange
  const { title, service, change, isBooking } = props
  const text = change === 'deleted' ? texts.deleted(title, service, isBooking) : texts.moved(title, service)
  return (
    <MailLayout preview={text} heading={texts.heading(change)}>
      <MailText>{text}</MailText>
      <MailText>{describeTime(props, props.ownerTimezone, textsFor('owner').locale)}</MailText>
      <MailButton href={props.url}>{texts.button}</MailButton>
    </MailLayout>
  )
}
