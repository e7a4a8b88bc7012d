'use client'

import { ErrorScreen } from '@/components/layout/error-screen'
import { lastWordsIn } from '@/messages/last-words'
import './globals.css'

/** Stands in for the root layout when that one fails, and its texts with it. */
export default function GlobalError({ error }: { error: unknown }) {
  const [language, t] = lastWordsIn(typeof document === 'undefined' ? '' : document.documentElement.lang)
  return (
    <html lang={language}>
      <body>
        <title>{t.title}</title>
        <ErrorScreen error={error} t={t} />
      </body>
    </html>
  )
}
