import { MailLines, MailQuiet, MailText } from './mail-parts'

/** A question and its answer, line by line as it was typed. */
export function MailAnswer({ question, answers }: { question: string; answers: string[] }) {
  return (
    <MailText>
      <MailQuiet>{question}</MailQuiet>
      <br />
      <MailLines text={answers.join('\n')} />
    </MailText>
  )
}
