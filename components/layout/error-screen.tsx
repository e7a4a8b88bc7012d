'use client'

import { errors } from '@/messages/en/errors'
import { MessagePage, messageActionStyles } from './message-page'

/** The last resort. A new load of the home page, not a navigation, so that nothing broken is kept. */
export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <MessagePage title={errors.unexpected.title} text={messageOf(error) ?? errors.unexpected.text}>
      <button type="button" className={messageActionStyles} onClick={() => window.location.assign('/')}>
        {errors.unexpected.home}
      </button>
    </MessagePage>
  )
}

/** An error with a digest comes from the server; its message was replaced by advice for developers. */
function messageOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || 'digest' in error) return undefined
  return error.message || undefined
}
