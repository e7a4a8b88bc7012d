import { mails } from '@/messages/en/mails'
import { MailButton, MailLayout, MailLines, MailText } from './mail-layout'

type View = {
  formTitle: string
  who: string
  when: string
  answers: { question: string; texts: string[] }[]
  url: string
}

export function FormResponseMail({ view: { formTitle, who, when, answers, url } }: { view: View }) {
  const texts = mails.formResponse
  return (
    <MailLayout preview={`${formTitle}, ${who}`} heading={texts.heading}>
      <MailText>
        <strong>{formTitle}</strong>
      </MailText>
      <MailText quiet>
        {texts.who}: {who}
        <br />
        {texts.when}: {when}
      </MailText>
      {answers.length === 0 && <MailText>{texts.noAnswers}</MailText>}
      {answers.map(({ question, texts: lines }, index) => (
        // Two questions may be worded alike, and none moves.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <MailText key={index}>
          <strong>{question}</strong>
          <br />
          <MailLines text={lines.join('\n')} />
        </MailText>
      ))}
      <MailButton href={url}>{texts.open}</MailButton>
      <MailText quiet>{texts.settings}</MailText>
    </MailLayout>
  )
}
