import Document, { type DocumentContext, type DocumentProps, Head, Html, Main, NextScript } from 'next/document'
import { carryLanguage, languageToCarry } from '@/app/_plain/carry-language'
import type { PlainProps } from '@/components/visitor/plain/views'
import { DEFAULT_LANGUAGE } from '@/lib/shared/languages'
import { directionOf } from '@/lib/shared/text/direction'

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

PlainDocument.getInitialProps = async (context: DocumentContext) => {
  const initial = await Document.getInitialProps(context)
  const { headers } = context.req ?? {}
  const cookie = new Headers(headers?.cookie ? { cookie: headers.cookie } : {})
  const language = languageToCarry(cookie, new URL(context.asPath ?? '/', 'http://own.invalid').searchParams)
  return language ? { ...initial, html: carryLanguage(initial.html, language) } : initial
}
