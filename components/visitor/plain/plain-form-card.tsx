import type { ReactNode } from 'react'
import { MadeWith } from '@/components/layout/made-with'
import { useTexts } from '@/messages/react/texts-provider'
import { accentStyle } from '../shared/accent-style'
import { PlainLanguages } from './plain-languages'

/** The card of a form, in its colour. */
export function PlainFormCard({ accent, children }: { accent: string | undefined; children: ReactNode }) {
  const { t, locale } = useTexts('form')
  return (
    <div className="mx-auto flex min-h-dvh max-w-2xl flex-col bg-card sm:bg-transparent sm:px-6 sm:py-10">
      <main className="@container grow sm:grow-0">
        <div
          style={accentStyle(accent)}
          className="overflow-clip bg-card sm:@xl:rounded-2xl sm:@xl:border sm:@xl:shadow-sm"
        >
          {children}
        </div>
      </main>
      <MadeWith text={t.madeWith} locale={locale} languages={<PlainLanguages />} />
    </div>
  )
}
