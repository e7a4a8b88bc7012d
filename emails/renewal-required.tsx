import type { RenewalMailProps } from '@/lib/mail/templates'
import { mails } from '@/messages/en/mails'
import { MailButton, MailLayout, MailText } from './mail-layout'

export function RenewalRequiredMail({ service, account, url }: RenewalMailProps) {
  const texts = mails.renewal
  const text = texts.text(service, account)
  return (
    <MailLayout preview={text} heading={texts.heading(service)}>
      <MailText>{text}</MailText>
      <MailText>{texts.consequence}</MailText>
      <MailButton href={url}>{texts.button}</MailButton>
    </MailLayout>
  )
}
