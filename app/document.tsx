import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { THEME_COLORS } from '@/components/layout/theme-colors'
import { env } from '@/lib/platform/env'
import { DEFAULT_LANGUAGE, type Language } from '@/lib/shared/languages'
import { directionOf } from '@/lib/shared/text/direction'
import { textsOf } from '@/messages'
import { TextsProvider } from '@/messages/react/texts-provider'
import { latinFont, otherFont } from './fonts'
import './globals.css'

/** The document around every page of the app router: each root layout draws it in the language of its pages. */

export function documentMetadata(language: Language): Metadata {
  return {
    // Addresses of previews are made absolute by it.
    metadataBase: new URL(env().APP_URL),
    title: { default: 'Slotform', template: '%s · Slotform' },
    description: textsOf(language).t.site.description,
  }
}

export const documentViewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: THEME_COLORS.light },
    { media: '(prefers-color-scheme: dark)', color: THEME_COLORS.dark },
  ],
}

type DocumentProps = { language: Language; account?: string | undefined; children: ReactNode }

/**
 * An owner's page may have `data-theme` set on the root before React runs. `account`: the team for which the calls of the
 * page are made.
 */
export function Document({ language, account, children }: DocumentProps) {
  const texts = textsOf(language)
  return (
    <html
      lang={language}
      dir={directionOf(language)}
      data-failed={language === DEFAULT_LANGUAGE ? undefined : JSON.stringify(texts.t.errors.unexpected)}
      {...(account && { 'data-account': account })}
      className={`${latinFont.variable} ${otherFont.variable}`}
      suppressHydrationWarning
    >
      <body>
        <TextsProvider texts={texts.pick('errors')}>{children}</TextsProvider>
      </body>
    </html>
  )
}
