'use client'

import { useTexts } from '@/messages/react/texts-provider'
import { MissingMessage } from './missing-message'

/** What a link of a page leads to once it has expired or is used up. */
export function DeadLink() {
  return <MissingMessage kind="link" texts={useTexts('missing')} />
}
