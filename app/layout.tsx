import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { THEME_COLORS } from '@/components/layout/theme-colors'
import { languageOf, textsFor } from '@/messages'
import { TextsProvider } from '@/messages/react/texts-provider'
import { latinFont, otherFont } from './fonts'
import './globals.css'

export function generateMetadata(): Metadata {
  return {
    title: { default: 'Slotform', template: '%s · Slotform' },
    description: textsFor('visitor').t.site.description,
  }
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: THEME_COLORS.light },
    { media: '(prefers-color-scheme: dark)', color: THEME_COLORS.dark },
  ],
}

/** An owner's page may have `data-theme` set on the root before React runs. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang={languageOf('visitor')}
      className={`${latinFont.variable} ${otherFont.variable}`}
      suppressHydrationWarning
    >
      <body>
        <TextsProvider texts={textsFor('visitor').pick('errors')}>{children}</TextsProvider>
      </body>
    </html>
  )
}
