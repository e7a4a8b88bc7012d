import type { ContactMailProps } from '@/lib/mail/templates'
import type { EnglishTexts } from '@/messages/texts'
import { MailLayout } from './mail-layout'
import { MailLines, MailText } from './mail-parts'

export function ContactMail({ texts, fullName, email, message }: ContactMailProps & { texts: EnglishTexts }) {
  const { t, say } = texts.part('contactMail')
  return (
    <MailLayout texts={texts} preview={message.slice(0, 100)} heading={t.heading}>
      <MailText>{say(t.from, { name: fullName, email })}</MailText>
      <MailText>
        <MailLines text={message} />
      </MailText>
    </MailLayout>
  )
}
