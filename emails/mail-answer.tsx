import { MailLines, MailQuiet, MailText } from './mail-parts'

/** A question and its answer, line by line as it was typed. */
export function MailAnswer({ question, answers }: { question: string; answers: string[] }) {
  return (
    <MailText>
      <MailQuiet>
        <span dir="auto">{question}</span>
      </MailQuiet>
      <br />
      <span dir="auto">
        <MailLines text={answers.join('\n')} />
      </span>
    </MailText>
  )
}
