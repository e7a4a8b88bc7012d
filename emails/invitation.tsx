import type { InvitationMailProps } from '@/lib/mail/templates'
import type { OwnerTexts } from '@/messages/texts'
import { MailLayout } from './mail-layout'
import { MailButton, MailText } from './mail-parts'

export function InvitationMail({ email, url, texts, ...names }: InvitationMailProps & { texts: OwnerTexts }) {
  const { t, say } = texts.part('invitationMail')
  const text = describeInvitation(names, texts)
  return (
    <MailLayout texts={texts} preview={text} heading={t.heading}>
      <MailText>{text}</MailText>
      <MailText>{say(t.account, { email })}</MailText>
      <MailButton href={url}>{t.button}</MailButton>
      <MailText quiet>{t.validity}</MailText>
      <MailText quiet>{t.ignore}</MailText>
    </MailLayout>
  )
}

function describeInvitation(
  { team, inviter }: Pick<InvitationMailProps, 'team' | 'inviter'>,
  texts: OwnerTexts,
): string {
  const { t, say } = texts.part('invitationMail')
  if (team !== null) return inviter !== null ? say(t.text, { team, inviter }) : say(t.textByTeam, { team })
  return inviter !== null ? say(t.textByInviter, { inviter }) : t.textUnnamed
}
