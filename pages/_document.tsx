import { type DocumentProps, Head, Html, Main, NextScript } from 'next/document'
import type { PlainProps } from '@/components/visitor/plain/views'
import { DEFAULT_LANGUAGE } from '@/lib/vocabulary/languages'
import { directionOf } from '@/lib/vocabulary/text/direction'

export default function PlainDocument({ __NEXT_DATA__: { props } }: DocumentProps) {
  const { texts }: Partial<PlainProps> = props.pageProps
  const language = texts?.language ?? DEFAULT_LANGUAGE
  return (
    <Html lang={language} dir={directionOf(language)}>
      <Head />
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  )
}
