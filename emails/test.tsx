import { MailLayout, type Notice } from './mail-layout'
import { MailText } from './mail-parts'

export function TestMail({ texts, person }: Notice) {
  const { t } = texts.part('testMail')
  return (
    <MailLayout texts={texts} person={person} preview={t.text} heading={t.heading}>
      <MailText>{t.text}</MailText>
    </MailLayout>
  )
}
