import { GeistSans } from 'geist/font/sans'
import type { AppProps } from 'next/app'
import Head from 'next/head'
import type { CSSProperties } from 'react'
import '@/app/globals.css'
import { MessagePage } from '@/components/layout/message-page'
import { CARD_COLORS } from '@/components/layout/theme-colors'
import type { PlainProps } from '@/components/visitor/plain/views'
import { TextsProvider } from '@/messages/react/texts-provider'

/** The whole font: these pages are few, and a visitor sees one after the other. */
const FONTS = {
  '--font-latin': GeistSans.style.fontFamily,
  '--font-other': GeistSans.style.fontFamily,
} as CSSProperties

/** Around every page without scripts. The other pages have app/document.tsx. */
export default function PlainApp({ Component, pageProps }: AppProps<Partial<PlainProps>>) {
  const { texts, title, trouble } = pageProps
  // Next's own page for an unexpected error.
  if (!texts) return <Component {...pageProps} />
  return (
    <TextsProvider texts={texts}>
      <Head>
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={CARD_COLORS.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={CARD_COLORS.dark} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      </Head>
      <div className="font-sans" style={FONTS}>
        {trouble ? <MessagePage {...trouble} /> : <Component {...pageProps} />}
      </div>
    </TextsProvider>
  )
}
