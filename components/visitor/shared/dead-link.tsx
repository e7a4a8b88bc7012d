'use client'

import { useTexts } from '@/messages/react/texts-provider'
import { MissingMessage } from './missing-message'

/** The page that a visitor sees when a link has expired or is used up. */
export function DeadLink() {
  return <MissingMessage kind="link" texts={useTexts('missing')} />
}
