import type { RenewalMailProps } from '@/lib/mail/templates'
import { MailLayout, type Notice } from './mail-layout'
import { MailButton, MailText } from './mail-parts'

export function RenewalRequiredMail({ service, account, url, texts, person }: RenewalMailProps & Notice) {
  const { t, say } = texts.part('renewalMail')
  const text = account ? say(t.textWithAccount, { service, account }) : say(t.text, { service })
  return (
    <MailLayout texts={texts} person={person} preview={text} heading={say(t.heading, { service })}>
      <MailText>{text}</MailText>
      <MailText>{t.consequence}</MailText>
      <MailButton href={url}>{say(t.button, { service })}</MailButton>
    </MailLayout>
  )
}
