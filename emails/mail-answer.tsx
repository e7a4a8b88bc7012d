import { Fragment } from 'react'
import { MailText } from './mail-layout'

/** A question and its answer, line by line as it was typed. */
export function MailAnswer({ question, answers }: { question: string; answers: string[] }) {
  const lines = answers.flatMap((answer) => answer.split('\n'))
  return (
    <MailText>
      <span style={{ color: '#625f59' }}>{question}</span>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and never move
        <Fragment key={index}>
          <br />
          {line}
        </Fragment>
      ))}
    </MailText>
  )
}
