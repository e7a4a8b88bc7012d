import type { Texts } from '@/messages/texts'
import { MailButton, MailLayout, MailText } from './mail-layout'

export function MagicLinkMail({ email, url, texts }: { email: string; url: string; texts: Texts }) {
  const { t, say } = texts.part('signInMail')
  return (
    <MailLayout texts={texts} preview={t.validity} heading={t.heading}>
      <MailText>{say(t.text, { email })}</MailText>
      <MailButton href={url}>{t.button}</MailButton>
      <MailText quiet>{t.validity}</MailText>
      <MailText quiet>{t.ignore}</MailText>
    </MailLayout>
  )
}
