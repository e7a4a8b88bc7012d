import type { HostMailProps } from '@/lib/mail/templates'
import type { OwnerTexts } from '@/messages/texts'
import { MailLayout } from './mail-layout'
import { MailButton, MailText } from './mail-parts'

export function HostAskedMail({ url, texts, ...names }: HostMailProps & { texts: OwnerTexts }) {
  const { t } = texts.part('hostMail')
  const text = describeRequest(names, texts)
  return (
    <MailLayout texts={texts} preview={text} heading={t.heading}>
      <MailText>{text}</MailText>
      <MailText>{t.calendars}</MailText>
      <MailButton href={url}>{t.button}</MailButton>
    </MailLayout>
  )
}

function describeRequest({ team, page }: Pick<HostMailProps, 'team' | 'page'>, texts: OwnerTexts): string {
  const { t, say } = texts.part('hostMail')
  if (team !== null) return page !== null ? say(t.text, { team, page }) : say(t.textByTeam, { team })
  return page !== null ? say(t.textByPage, { page }) : t.textUnnamed
}
