import type { ContactMailProps } from '@/lib/mail/templates'
import type { Texts } from '@/messages/texts'
import { MailLayout, MailText } from './mail-layout'

export function ContactMail({ texts, fullName, email, message }: ContactMailProps & { texts: Texts }) {
  const { t, say } = texts.part('contactMail')
  return (
    <MailLayout texts={texts} preview={message.slice(0, 100)} heading={t.heading}>
      <MailText>{say(t.from, { name: fullName, email })}</MailText>
      {message.split('\n').map((line, index) => (
        // Lines of one message never change their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <MailText key={index}>{line}</MailText>
      ))}
    </MailLayout>
  )
}
