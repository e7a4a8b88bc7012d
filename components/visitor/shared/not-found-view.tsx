import { MessagePage, messageActionStyles } from '@/components/layout/message-page'
import type { PartTexts } from '@/messages/texts'

/** The 404 of a page that a visitor was given the address of. */
export function NotFoundView({ text: reason, texts: { t } }: { text: string; texts: PartTexts<'errors'> }) {
  return (
    <MessagePage title={t.notFound.title} text={reason}>
      <a href="/" className={messageActionStyles}>
        {t.notFound.home}
      </a>
    </MessagePage>
  )
}
