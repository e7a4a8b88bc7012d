import type { ResponseMailProps } from '@/lib/mail/templates'
import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import { describeInstant } from '@/lib/time/event-time'
import type { Texts } from '@/messages/texts'
import { MailAnswer } from './mail-answer'
import { MailLayout } from './mail-layout'
import { MailButton, MailText } from './mail-parts'

type Props = Pick<ResponseMailProps, 'formTitle' | 'who' | 'at' | 'timezone' | 'answers' | 'url'> & {
  timeFormat: TimeFormat
  texts: Texts
}

export function FormResponseMail({ formTitle, who, at, timezone, answers, url, timeFormat, texts }: Props) {
  const { t, say } = texts.part('responseMail')
  return (
    <MailLayout texts={texts} preview={say(t.preview, { title: formTitle, who })} heading={t.heading}>
      <MailText>
        <strong>{formTitle}</strong>
      </MailText>
      <MailText quiet>
        {say(t.who, { who })}
        <br />
        {say(t.when, { when: describeInstant(at, { timezone, timeFormat }, texts.part('eventMail')) })}
      </MailText>
      {answers.length === 0 && <MailText>{t.noAnswers}</MailText>}
      {answers.map(({ question, texts: lines }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two questions may read alike, and none moves
        <MailAnswer key={index} question={question} answers={lines} />
      ))}
      <MailButton href={url}>{t.open}</MailButton>
      <MailText quiet>{t.settings}</MailText>
    </MailLayout>
  )
}
