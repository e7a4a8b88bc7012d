import { Head, Html, Main, NextScript } from 'next/document'
import { languageOf } from '@/messages'

export default function PlainDocument() {
  return (
    <Html lang={languageOf('visitor')}>
      <Head />
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  )
}
