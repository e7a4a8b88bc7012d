'use client'

import { LateErrorScreen } from '@/components/layout/late-error-screen'
import { fatalErrorTexts } from '@/messages/fatal-error-texts'
import './globals.css'

/** Stands in for a root layout when that one fails, and its texts with it. */
export default function GlobalError({ error }: { error: unknown }) {
  const { lang, dir, words } = fatalErrorTexts(typeof document === 'undefined' ? null : document.documentElement)
  return (
    <html lang={lang} dir={dir}>
      <body>
        <title>{words.title}</title>
        <LateErrorScreen error={error} t={words} />
      </body>
    </html>
  )
}
