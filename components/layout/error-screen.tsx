'use client'

import { DEFAULT_LANGUAGE } from '@/lib/shared/languages'
import type { Part } from '@/messages/texts'
import { MessagePage, messageActionStyles } from './message-page'

const SPOKEN = ['Error', 'ApiError']

/** The last resort. A new load of the home page, not a navigation, so that nothing broken is kept. */
export function ErrorScreen({ error, t }: { error: unknown; t: Part<'errors'>['unexpected'] }) {
  return (
    <MessagePage title={t.title} text={messageOf(error) ?? t.text}>
      <button type="button" className={messageActionStyles} onClick={() => window.location.assign('/')}>
        {t.home}
      </button>
    </MessagePage>
  )
}

/**
 * An error with a digest comes from the server; its message was replaced by advice for developers. Errors of the
 * language or the framework, such as a RangeError, are written for developers too. All are in English.
 */
function messageOf(error: unknown): string | undefined {
  const { lang } = document.documentElement
  if (lang && !lang.startsWith(DEFAULT_LANGUAGE)) return undefined
  if (!(error instanceof Error) || 'digest' in error || !SPOKEN.includes(error.name)) return undefined
  return error.message.startsWith('Minified React error') ? undefined : error.message || undefined
}
