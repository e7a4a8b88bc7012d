import type { ReactNode } from 'react'
import { mails } from '@/messages/en/mails'
import { MailAnswer } from './mail-answer'
import { MailButton, MailLayout, MailText } from './mail-layout'

/** A booking or a meeting as its reader should see it. */
export type EventMailView = {
  heading: string
  title: string
  /** In the reader's zone; `otherWhen`, in the other person's, only where their clocks differ. */
  when: string
  otherWhen: string | null
  who: string
  where: string
  /** Somebody's own words, such as why a booking was cancelled. */
  note: { label: string; text: string } | null
  /** What was asked while booking. */
  answers: { question: string; answers: string[] }[]
  actions: { label: string; url: string }[]
  hasCalendarFile: boolean
}

export function EventMail({ view }: { view: EventMailView }) {
  const texts = mails.event
  return (
    <MailLayout preview={`${view.title}, ${view.when}`} heading={view.heading}>
      <MailText>
        <strong>{view.title}</strong>
      </MailText>
      <Fact label={texts.when}>
        {view.when}
        {view.otherWhen && (
          <>
            <br />
            <span style={{ color: '#625f59' }}>{view.otherWhen}</span>
          </>
        )}
      </Fact>
      <Fact label={texts.who}>{view.who}</Fact>
      <Fact label={texts.where}>{view.where}</Fact>
      {view.note && <Fact label={view.note.label}>{view.note.text}</Fact>}
      {view.answers.map(({ question, answers }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two questions may read alike, and none moves
        <MailAnswer key={index} question={question} answers={answers} />
      ))}
      {view.actions.map(({ label, url }) => (
        <MailButton key={url} href={url}>
          {label}
        </MailButton>
      ))}
      {view.hasCalendarFile && <MailText quiet>{texts.calendarHint}</MailText>}
    </MailLayout>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <MailText>
      <span style={{ color: '#625f59' }}>{label}:</span> {children}
    </MailText>
  )
}
