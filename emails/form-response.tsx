import type { ResponseMailProps } from '@/lib/mail/templates'
import { textsForReader } from '@/lib/shared/forms/answer-in-mail'
import { describeInstant } from '@/lib/time/event-time'
import { MailLayout, type Notice } from './mail-layout'
import { MailAnswer, MailButton, MailText } from './mail-parts'

type Props = Pick<ResponseMailProps, 'formTitle' | 'who' | 'at' | 'timezone' | 'answers' | 'url'> & Notice

export function FormResponseMail({ formTitle, who, at, timezone, answers, url, timeFormat, texts, person }: Props) {
  const { t, say } = texts.part('responseMail')
  const words = texts.part('answers')
  return (
    <MailLayout texts={texts} person={person} preview={say(t.preview, { title: formTitle, who })} heading={t.heading}>
      <MailText>
        <strong>{formTitle}</strong>
      </MailText>
      <MailText quiet>
        {say(t.who, { who })}
        <br />
        {say(t.when, { when: describeInstant(at, { timezone, timeFormat }, texts.part('eventMail')) })}
      </MailText>
      {answers.length === 0 && <MailText>{t.noAnswers}</MailText>}
      {answers.map((answer, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two questions may read alike, and none moves
        <MailAnswer key={index} question={answer.question} answers={textsForReader(answer.texts, answer, words)} />
      ))}
      <MailButton href={url}>{t.open}</MailButton>
      <MailText quiet>{say(t.settings, { tab: texts.t.forms.editor.general })}</MailText>
    </MailLayout>
  )
}
