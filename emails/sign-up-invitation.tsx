import type { SignUpInvitationMailProps } from '@/lib/mail/templates'
import type { OwnerTexts } from '@/messages/texts'
import { MailLayout } from './mail-layout'
import { MailButton, MailText } from './mail-parts'

type Props = Omit<SignUpInvitationMailProps, 'language'> & { texts: OwnerTexts }

export function SignUpInvitationMail({ email, url, instance, provider, texts }: Props) {
  const { t, say } = texts.part('signUpInvitationMail')
  const text = say(t.text, { instance })
  return (
    <MailLayout texts={texts} preview={text} heading={say(t.heading, { instance })}>
      <MailText>{text}</MailText>
      <MailText>{provider === undefined ? say(t.account, { email }) : say(t.accountBy, { email, provider })}</MailText>
      <MailButton href={url}>{t.button}</MailButton>
      <MailText quiet>{t.validity}</MailText>
      <MailText quiet>{t.ignore}</MailText>
    </MailLayout>
  )
}
