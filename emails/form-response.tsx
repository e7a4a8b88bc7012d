import type { ResponseMailProps } from '@/lib/mail/templates'
import { describeInstant } from '@/lib/time/event-time'
import type { Texts } from '@/messages/texts'
import { MailButton, MailLayout, MailLines, MailText } from './mail-layout'

type Props = Pick<ResponseMailProps, 'formTitle' | 'who' | 'at' | 'timezone' | 'answers' | 'url'> & { texts: Texts }

export function FormResponseMail({ formTitle, who, at, timezone, answers, url, texts }: Props) {
  const { t, say } = texts.part('responseMail')
  return (
    <MailLayout texts={texts} preview={say(t.preview, { title: formTitle, who })} heading={t.heading}>
      <MailText>
        <strong>{formTitle}</strong>
      </MailText>
      <MailText quiet>
        {say(t.who, { who })}
        <br />
        {say(t.when, { when: describeInstant(at, timezone, texts.part('eventMail')) })}
      </MailText>
      {answers.length === 0 && <MailText>{t.noAnswers}</MailText>}
      {answers.map(({ question, texts: lines }, index) => (
        // Two questions may be worded alike, and none moves.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <MailText key={index}>
          <strong>{question}</strong>
          <br />
          <MailLines text={lines.join('\n')} />
        </MailText>
      ))}
      <MailButton href={url}>{t.open}</MailButton>
      <MailText quiet>{t.settings}</MailText>
    </MailLayout>
  )
}
