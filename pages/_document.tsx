import { type DocumentProps, Head, Html, Main, NextScript } from 'next/document'
import type { PlainProps } from '@/components/visitor/plain/views'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@/lib/vocabulary/languages'

export default function PlainDocument({ __NEXT_DATA__: { props } }: DocumentProps) {
  const { texts }: Partial<PlainProps> = props.pageProps
  const language = texts?.language ?? DEFAULT_LANGUAGE
  return (
    <Html lang={language} dir={LANGUAGES[language].dir}>
      <Head />
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  )
}
