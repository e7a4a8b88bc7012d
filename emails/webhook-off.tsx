import type { WebhookOffMailProps } from '@/lib/mail/templates'
import { MailLayout, type Notice } from './mail-layout'
import { MailButton, MailText } from './mail-parts'

export function WebhookOffMail({ address, reason, url, texts, person }: WebhookOffMailProps & Notice) {
  const { t, say } = texts.part('webhookMail')
  const text = say(t[reason], { address })
  return (
    <MailLayout texts={texts} person={person} preview={text} heading={t.heading}>
      <MailText>{text}</MailText>
      <MailText>{t.consequence}</MailText>
      <MailButton href={url}>{t.button}</MailButton>
    </MailLayout>
  )
}
