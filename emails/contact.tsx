import { mails } from '@/messages/en/mails'
import { MailLayout, MailText } from './mail-layout'

export function ContactMail({ fullName, email, message }: { fullName: string; email: string; message: string }) {
  return (
    <MailLayout preview={message.slice(0, 100)} heading={mails.contact.heading}>
      <MailText>{mails.contact.from(fullName, email)}</MailText>
      {message.split('\n').map((line, index) => (
        // Lines of one message never change their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <MailText key={index}>{line}</MailText>
      ))}
    </MailLayout>
  )
}
