import type { ReactNode } from 'react'
import { MadeWith } from '@/components/layout/made-with'
import type { Message } from '@/messages/message'
import { accentStyle } from '../shared/accent-style'
import { card } from '../shared/styles'

type Props = {
  children: ReactNode
  madeWith: Message<never, 'link'>
  locale: string
  /** The owner's colour. */
  accent: string | undefined
  className?: string
}

/** The card of a page without scripts, in the measures of the page that it stands in for. */
export function PlainCard({ children, madeWith, locale, accent, className = '' }: Props) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-5xl flex-col bg-card sm:justify-center sm:bg-transparent sm:px-6 sm:py-10">
      <main style={accentStyle(accent)} className={`${card} ${className}`}>
        {children}
      </main>
      <MadeWith text={madeWith} locale={locale} />
    </div>
  )
}
