import type { ReactNode } from 'react'
import { mails } from '@/messages/en/mails'
import { MailButton, MailLayout, MailText } from './mail-layout'

/** One moment as two people read it; `other` is left out where both clocks agree. */
export type BookingMailView = {
  heading: string
  title: string
  when: string
  otherWhen: string | null
  who: string
  where: string
  joinUrl: string | null
  manageUrl: string | null
}

/** For the attendee and for the owner alike: what, when in both zones, who, where. */
export function BookingMail({ view }: { view: BookingMailView }) {
  const texts = mails.booking
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
      {view.joinUrl && <MailButton href={view.joinUrl}>{texts.join}</MailButton>}
      {view.manageUrl && <MailButton href={view.manageUrl}>{texts.manage}</MailButton>}
      <MailText quiet>{texts.calendarHint}</MailText>
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
