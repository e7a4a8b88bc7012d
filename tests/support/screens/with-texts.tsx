import type { ReactNode } from 'react'
import { DEFAULT_LANGUAGE } from '@/lib/shared/languages'
import { textsOf } from '@/messages'
import { en } from '@/messages/en'
import { TextsProvider } from '@/messages/react/texts-provider'
import type { PartName } from '@/messages/texts'

const ALL = textsOf(DEFAULT_LANGUAGE).pick(...(Object.keys(en) as PartName[]))

/** All English texts around a component: `render(<Screen />, { wrapper: WithTexts })`. */
export function WithTexts({ children }: { children: ReactNode }) {
  return <TextsProvider texts={ALL}>{children}</TextsProvider>
}
