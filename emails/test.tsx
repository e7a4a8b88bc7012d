import { mails } from '@/messages/en/mails'
import { MailLayout, MailText } from './mail-layout'

export function TestMail({ email }: { email: string }) {
  const text = mails.test.text(email)
  return (
    <MailLayout preview={text} heading={mails.test.heading}>
      <MailText>{text}</MailText>
    </MailLayout>
  )
}
