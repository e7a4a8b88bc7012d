'use client'

import { LateErrorScreen } from '@/components/layout/late-error-screen'
import { lastWordsIn } from '@/messages/last-words'
import './globals.css'

/** Stands in for the root layout when that one fails, and its texts with it. */
export default function GlobalError({ error }: { error: unknown }) {
  const [language, t] = lastWordsIn(typeof document === 'undefined' ? '' : document.documentElement.lang)
  return (
    <html lang={language}>
      <body>
        <title>{t.title}</title>
        <LateErrorScreen error={error} t={t} />
      </body>
    </html>
  )
}
