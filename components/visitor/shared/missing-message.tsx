import { MessagePage, messageActionStyles } from '@/components/layout/message-page'
import type { Part } from '@/messages/texts'
import type { MissingKind } from './missing-screen'

/** The only export, and the default one, so that it can be loaded late. */
export default function MissingMessage({ kind, t }: { kind: MissingKind; t: Part<'errors'> }) {
  return (
    <MessagePage title={t.notFound.title} text={t.missing[kind]}>
      <a href="/" className={messageActionStyles}>
        {t.notFound.home}
      </a>
    </MessagePage>
  )
}
