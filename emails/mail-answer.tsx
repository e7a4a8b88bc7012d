import { MailLines, MailQuiet, MailText, OwnDirection } from './mail-parts'

/** A question and its answer, line by line as it was typed. */
export function MailAnswer({ question, answers }: { question: string; answers: string[] }) {
  return (
    <MailText>
      <MailQuiet>
        <OwnDirection>{question}</OwnDirection>
      </MailQuiet>
      <br />
      <OwnDirection>
        <MailLines text={answers.join('\n')} />
      </OwnDirection>
    </MailText>
  )
}
