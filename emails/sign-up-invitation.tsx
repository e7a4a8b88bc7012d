import type { SignUpInvitationMailProps } from '@/lib/mail/templates'
import type { OwnerTexts } from '@/messages/texts'
import { MailLayout } from './mail-layout'
import { MailButton, MailText } from './mail-parts'

type Props = Omit<SignUpInvitationMailProps, 'language'> & { texts: OwnerTexts }

export function SignUpInvitationMail({ email, url, instance, texts }: Props) {
  const { t, say } = texts.part('signUpInvitationMail')
  const text = say(t.text, { instance })
  return (
    <MailLayout texts={texts} preview={text} heading={say(t.heading, { instance })}>
      <MailText>{text}</MailText>
      <MailText>{say(t.account, { email })}</MailText>
      <MailButton href={url}>{t.button}</MailButton>
      <MailText quiet>{t.validity}</MailText>
      <MailText quiet>{t.ignore}</MailText>
    </MailLayout>
  )
}
