import type { Texts } from '@/messages/texts'
import { MailLayout, MailText } from './mail-layout'

export function TestMail({ texts }: { texts: Texts }) {
  const { t } = texts.part('testMail')
  return (
    <MailLayout texts={texts} preview={t.text} heading={t.heading}>
      <MailText>{t.text}</MailText>
    </MailLayout>
  )
}
