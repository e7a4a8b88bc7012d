'use client'

import { LateErrorScreen } from '@/components/layout/late-error-screen'
import { lastWords } from '@/messages/last-words'
import './globals.css'

/** Stands in for a root layout when that one fails, and its texts with it. */
export default function GlobalError({ error }: { error: unknown }) {
  const { lang, dir, words } = lastWords(typeof document === 'undefined' ? null : document.documentElement)
  return (
    <html lang={lang} dir={dir}>
      <body>
        <title>{words.title}</title>
        <LateErrorScreen error={error} t={words} />
      </body>
    </html>
  )
}
