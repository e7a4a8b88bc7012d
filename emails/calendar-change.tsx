import type { ChangeMailProps } from '@/lib/mail/templates'
import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import { describeTimes } from '@/lib/time/event-time'
import type { Texts } from '@/messages/texts'
import { MailLayout } from './mail-layout'
import { MailButton, MailText } from './mail-parts'

type Props = ChangeMailProps & { timeFormat: TimeFormat; texts: Texts }

export function CalendarChangeMail({ texts, timeFormat, ...props }: Props) {
  const { t } = texts.part('calendarChangeMail')
  const text = textOf(props, texts)
  return (
    <MailLayout texts={texts} preview={text} heading={t[props.change].heading}>
      <MailText>{text}</MailText>
      <MailText>
        {describeTimes(props, { timezone: props.ownerTimezone, timeFormat }, texts.part('eventMail'))}
      </MailText>
      <MailButton href={props.url}>{t.button}</MailButton>
    </MailLayout>
  )
}

function textOf({ title, service, change, isBooking }: ChangeMailProps, texts: Texts): string {
  const { t, say } = texts.part('calendarChangeMail')
  if (change === 'moved') return say(t.moved.text, { title, service })
  return say(isBooking ? t.deleted.booking : t.deleted.meeting, { title, service })
}
