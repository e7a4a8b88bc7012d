import { Link } from '@react-email/components'
import type { DigestMailProps } from '@/lib/mail/templates'
import { describeInstant } from '@/lib/time/event-time'
import { commaList } from '@/lib/vocabulary/text/comma-list'
import type { Texts } from '@/messages/texts'
import { MailButton, MailLayout, MailQuiet, MailText } from './mail-layout'

type Props = Pick<DigestMailProps, 'timezone' | 'forms'> & { total: number; texts: Texts }

export function FormDigestMail({ timezone, forms, total, texts }: Props) {
  const { t, say, locale } = texts.part('digestMail')
  const preview = forms.map(({ title, count }) => say(t.preview, { title, total: count }))
  return (
    <MailLayout texts={texts} preview={commaList(preview, locale)} heading={say(t.heading, { count: total })}>
      {forms.map(({ title, count, url, latest }) => (
        <div key={url}>
          <MailText>
            <strong>{title}</strong>
            <br />
            {say(t.newResponses, { count })}
          </MailText>
          {latest.map((response) => (
            <MailText key={response.url}>
              <Link href={response.url} style={{ color: '#0b6a50' }}>
                {response.who || texts.t.responses.anonymous}
              </Link>
              <br />
              <MailQuiet>{describeInstant(response.at, timezone, texts.part('eventMail'))}</MailQuiet>
            </MailText>
          ))}
          <MailButton href={url}>{t.all}</MailButton>
        </div>
      ))}
      <MailText quiet>{say(t.settings, { count: forms.length })}</MailText>
    </MailLayout>
  )
}
