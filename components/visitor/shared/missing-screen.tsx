'use client'

import { MessagePage, messageActionStyles } from '@/components/layout/message-page'
import { useTexts } from '@/messages/react/texts-provider'
import type { Part } from '@/messages/texts'

export type MissingKind = keyof Part<'errors'>['missing']

/** The 404 of a page that a visitor was given the address of. */
export function MissingScreen({ kind }: { kind: MissingKind }) {
  const { t } = useTexts('errors')
  return (
    <MessagePage title={t.notFound.title} text={t.missing[kind]}>
      <a href="/" className={messageActionStyles}>
        {t.notFound.home}
      </a>
    </MessagePage>
  )
}
