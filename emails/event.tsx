import type { ReactNode } from 'react'
import type { MailBrand } from '@/lib/vocabulary/brand'
import type { Texts } from '@/messages/texts'
import { MailAnswer } from './mail-answer'
import { MailButton, MailLayout, MailLines, MailQuiet, MailText } from './mail-layout'

/** A booking or a meeting as its reader should see it. */
export type EventMailView = {
  /** The owner's look, in mails to their guests. */
  brand: MailBrand | null
  heading: string
  title: string
  preview: string
  /** In the reader's zone. */
  when: string
  /** In the other person's zone, if their clocks differ. */
  otherWhen: string | null
  who: string
  where: string
  /** Text that a person wrote, such as a description or the reason of a cancellation. */
  note: { label: string; text: string } | null
  /** The questions of the page, with their answers. */
  answers: { question: string; answers: string[] }[]
  actions: { label: string; url: string }[]
  hasCalendarFile: boolean
}

export function EventMail({ view, texts }: { view: EventMailView; texts: Texts }) {
  const { t } = texts.part('eventMail')
  return (
    <MailLayout texts={texts} brand={view.brand} preview={view.preview} heading={view.heading}>
      <MailText>
        <strong>{view.title}</strong>
      </MailText>
      <Fact label={t.when}>
        {view.when}
        {view.otherWhen && (
          <>
            <br />
            <MailQuiet>{view.otherWhen}</MailQuiet>
          </>
        )}
      </Fact>
      <Fact label={t.who}>{view.who}</Fact>
      <Fact label={t.where}>{view.where}</Fact>
      {view.note && (
        <Fact label={view.note.label}>
          <MailLines text={view.note.text} />
        </Fact>
      )}
      {view.answers.map(({ question, answers }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two questions may read alike, and none moves
        <MailAnswer key={index} question={question} answers={answers} />
      ))}
      {view.actions.map(({ label, url }) => (
        <MailButton key={url} href={url} accent={view.brand?.accent}>
          {label}
        </MailButton>
      ))}
      {view.hasCalendarFile && <MailText quiet>{t.calendarHint}</MailText>}
    </MailLayout>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <MailText>
      <MailQuiet>{label}</MailQuiet> {children}
    </MailText>
  )
}
