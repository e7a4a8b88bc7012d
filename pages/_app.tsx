import type { AppProps } from 'next/app'
import Head from 'next/head'
import { latinFont, otherFont } from '@/app/fonts'
import '@/app/globals.css'
import { MessagePage } from '@/components/layout/message-page'
import { CARD_COLORS } from '@/components/layout/theme-colors'
import type { PlainProps } from '@/components/visitor/plain/views'
import { TextsProvider } from '@/messages/react/texts-provider'

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
      <div className={`${latinFont.variable} ${otherFont.variable} font-sans`}>
        {trouble ? <MessagePage {...trouble} /> : <Component {...pageProps} />}
      </div>
    </TextsProvider>
  )
}
