import type { TimeRequestMailProps } from '@/lib/mail/templates'
import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import { describeInstant } from '@/lib/time/event-time'
import type { Texts } from '@/messages/texts'
import { MailLayout, type MailPerson } from './mail-layout'
import { MailButton, MailLines, MailSection, MailText, mailPalette, OwnDirection } from './mail-parts'

type Props = Omit<TimeRequestMailProps, 'to' | 'language' | 'timeFormat'> & {
  timeFormat: TimeFormat
  texts: Texts
  person: MailPerson | null
  accent: string
}

/** To a guest who asked for other times: the request has arrived, or the owner has answered it. */
export function TimeRequestMail(props: Props) {
  const { title, lang, ownerName: owner, timezone, timeFormat, news, texts, person, accent } = props
  const { t, say } = texts.part('timeRequestMail')
  const palette = mailPalette(accent)
  const when = (start: string) => describeInstant(start, { timezone, timeFormat }, texts.part('eventMail'))
  const intro = say(t[news.kind].intro, { owner })
  return (
    <MailLayout texts={texts} palette={palette} person={person} preview={intro} heading={t[news.kind].heading}>
      <MailText>
        <strong>
          <OwnDirection lang={lang?.title}>{title}</OwnDirection>
        </strong>
      </MailText>
      <MailText>{intro}</MailText>
      <MailSection>
        {news.kind === 'suggested'
          ? news.times.map(({ start, url }) => (
              <MailButton key={start} href={url} palette={palette}>
                {when(start)}
              </MailButton>
            ))
          : news.times.map((start) => <MailText key={start}>{when(start)}</MailText>)}
      </MailSection>
      {news.kind === 'declined' && news.reason && (
        <MailText>
          <OwnDirection>
            <MailLines text={news.reason} />
          </OwnDirection>
        </MailText>
      )}
      <MailText quiet>{t.why}</MailText>
    </MailLayout>
  )
}
