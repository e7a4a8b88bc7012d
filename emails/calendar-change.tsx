import type { ChangeMailProps } from '@/lib/mail/templates'
import { describeTimes } from '@/lib/time/event-time'
import type { Texts } from '@/messages/texts'
import { MailButton, MailLayout, MailText } from './mail-layout'

export function CalendarChangeMail({ texts, ...props }: ChangeMailProps & { texts: Texts }) {
  const { t } = texts.part('calendarChangeMail')
  const text = textOf(props, texts)
  return (
    <MailLayout texts={texts} preview={text} heading={t[props.change].heading}>
      <MailText>{text}</MailText>
      <MailText>{describeTimes(props, props.ownerTimezone, texts.part('eventMail'))}</MailText>
      <MailButton href={props.url}>{t.button}</MailButton>
    </MailLayout>
  )
}

function textOf({ title, service, change, isBooking }: ChangeMailProps, texts: Texts): string {
  const { t, say } = texts.part('calendarChangeMail')
  if (change === 'moved') return say(t.moved.text, { title, service })
  return say(isBooking ? t.deleted.booking : t.deleted.meeting, { title, service })
}
