import { mails } from '@/messages/en/mails'
import { MailButton, MailLayout, MailText } from './mail-layout'

export function MagicLinkMail({ email, url }: { email: string; url: string }) {
  const texts = mails.magicLink
  return (
    <MailLayout preview={texts.validity} heading={texts.heading}>
      <MailText>{texts.text(email)}</MailText>
      <MailButton href={url}>{texts.button}</MailButton>
      <MailText quiet>{texts.validity}</MailText>
      <MailText quiet>{texts.ignore}</MailText>
    </MailLayout>
  )
}
