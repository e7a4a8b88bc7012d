import type { DigestMailProps } from '@/lib/mail/templates'
import { commaList } from '@/lib/shared/text/comma-list'
import { describeInstant } from '@/lib/time/event-time'
import { MailLayout, type Notice } from './mail-layout'
import { MailLink, MailQuiet, MailSection, MailText } from './mail-parts'

type Props = Pick<DigestMailProps, 'timezone' | 'forms'> & Notice & { total: number }

export function FormDigestMail({ timezone, timeFormat, forms, total, texts, person }: Props) {
  const { t, say, locale } = texts.part('digestMail')
  const preview = forms.map(({ title, count }) => say(t.preview, { title, total: count }))
  return (
    <MailLayout
      texts={texts}
      person={person}
      preview={commaList(preview, locale)}
      heading={say(t.heading, { count: total })}
    >
      {forms.map(({ title, count, url, latest }) => (
        <MailSection key={url}>
          <MailText>
            <MailLink href={url}>
              <strong>{title}</strong>
              <br />
              {say(t.newResponses, { count })}
            </MailLink>
          </MailText>
          {latest.map((response) => (
            <MailText key={response.url}>
              <MailLink href={response.url}>{response.who || texts.t.answers.anonymous}</MailLink>
              <br />
              <MailQuiet>{describeInstant(response.at, { timezone, timeFormat }, texts.part('eventMail'))}</MailQuiet>
            </MailText>
          ))}
        </MailSection>
      ))}
      <MailText quiet>{say(t.settings, { count: forms.length, tab: texts.t.forms.editor.general })}</MailText>
    </MailLayout>
  )
}
