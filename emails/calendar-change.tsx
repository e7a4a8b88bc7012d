import type { ChangeMailProps } from '@/lib/mail/templates'
import { describeTimes } from '@/lib/time/event-time'
import type { OwnerTexts } from '@/messages/texts'
import { MailLayout, type Notice } from './mail-layout'
import { MailButton, MailText } from './mail-parts'

type Props = ChangeMailProps & Notice

export function CalendarChangeMail({ texts, timeFormat, person, ...props }: Props) {
  const { t } = texts.part('calendarChangeMail')
  const text = textOf(props, texts)
  return (
    <MailLayout texts={texts} person={person} preview={text} heading={t[props.change].heading}>
      <MailText>{text}</MailText>
      <MailText>
        {describeTimes(props, { timezone: props.ownerTimezone, timeFormat }, texts.part('eventMail'))}
      </MailText>
      <MailButton href={props.url}>{t.button}</MailButton>
    </MailLayout>
  )
}

function textOf({ title, service, change, isBooking }: ChangeMailProps, texts: OwnerTexts): string {
  const { t, say } = texts.part('calendarChangeMail')
  if (change === 'moved') return say(t.moved.text, { title, service })
  return say(isBooking ? t.deleted.booking : t.deleted.meeting, { title, service })
}
