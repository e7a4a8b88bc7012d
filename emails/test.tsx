import type { Texts } from '@/messages/texts'
import { MailLayout } from './mail-layout'
import { MailText } from './mail-parts'

export function TestMail({ texts }: { texts: Texts }) {
  const { t } = texts.part('testMail')
  return (
    <MailLayout texts={texts} preview={t.text} heading={t.heading}>
      <MailText>{t.text}</MailText>
    </MailLayout>
  )
}
