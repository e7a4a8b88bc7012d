import type { TimeRequestNoticeProps } from '@/lib/mail/templates'
import { describeInstant } from '@/lib/time/event-time'
import { MailLayout, type Notice } from './mail-layout'
import { MailButton, MailLines, MailQuiet, MailSection, MailText, OwnDirection } from './mail-parts'

type Props = Omit<TimeRequestNoticeProps, 'to'> & Notice

/** To an owner: who asks for which times, and what is in the way of each. */
export function TimeRequestNoticeMail(props: Props) {
  const { title, attendeeName, attendeeEmail, note, timezone, times, url, timeFormat, texts, person } = props
  const { t, say } = texts.part('timeRequestNotice')
  const intro = say(t.intro, { attendee: attendeeName, title })
  return (
    <MailLayout texts={texts} person={person} preview={intro} heading={t.heading}>
      <MailText>{intro}</MailText>
      <MailText quiet>{attendeeEmail}</MailText>
      {times.map(({ start, reasons }) => (
        <MailSection key={start}>
          <MailText>
            <strong>{describeInstant(start, { timezone, timeFormat }, texts.part('eventMail'))}</strong>
            {reasons.map((sentence) => (
              <span key={sentence}>
                <br />
                <MailQuiet>{sentence}</MailQuiet>
              </span>
            ))}
          </MailText>
        </MailSection>
      ))}
      {note !== '' && (
        <MailSection>
          <MailText>
            <OwnDirection>
              <MailLines text={note} />
            </OwnDirection>
          </MailText>
        </MailSection>
      )}
      <MailButton href={url}>{t.open}</MailButton>
      <MailText quiet>{t.hint}</MailText>
    </MailLayout>
  )
}
