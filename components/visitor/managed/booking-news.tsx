'use client'

import { createContext, type ReactNode, use } from 'react'

/** Something that the attendee has just done on this page. */
export type News = 'cancelled' | 'moved'

type Scope = {
  news: News | null
  /** The news were made in this window, and take the focus. */
  isFresh: boolean
  tellCancelled: () => void
  startMoving: () => Promise<void>
}

const NewsContext = createContext<Scope>({
  news: null,
  isFresh: false,
  tellCancelled: () => undefined,
  startMoving: () => Promise.resolve(),
})

export function NewsProvider({ scope, children }: { scope: Scope; children: ReactNode }) {
  return <NewsContext value={scope}>{children}</NewsContext>
}

export function useNews(): Scope {
  return use(NewsContext)
}
