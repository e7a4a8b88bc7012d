import type { ReactNode } from 'react'
import { MadeWith } from '@/components/layout/made-with'
import { useTexts } from '@/messages/react/texts-provider'
import { accentStyle } from '../shared/accent-style'
import { card } from '../shared/styles'
import { PlainLanguages } from './plain-languages'

type Props = {
  children: ReactNode
  /** The owner's colour. */
  accent: string | undefined
  className?: string
}

/** The measures of a card with one column. */
export const columnCard = 'px-4 py-7 sm:px-8 sm:py-10'

/** The card of a page without scripts, in the measures of the page that it stands in for. */
export function PlainCard({ children, accent, className = '' }: Props) {
  const { t, locale } = useTexts('booking')
  return (
    <div className="mx-auto flex min-h-dvh max-w-5xl flex-col bg-card sm:justify-center sm:bg-transparent sm:px-6 sm:py-10">
      <main style={accentStyle(accent)} className={`${card} ${className}`}>
        {children}
      </main>
      <MadeWith text={t.madeWith} locale={locale} languages={<PlainLanguages />} />
    </div>
  )
}
