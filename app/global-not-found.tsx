import type { Metadata } from 'next'
import { pageLanguage } from '@/app/page-language'
import { MessagePage, messageActionStyles } from '@/components/layout/message-page'
import { textsOf } from '@/messages'
import { Document, documentMetadata } from './document'

export { documentViewport as viewport } from './document'

export async function generateMetadata(): Promise<Metadata> {
  const language = await pageLanguage()
  return { ...documentMetadata(language), title: textsOf(language).t.errors.notFound.title }
}

/** The 404 of every address that leads to no page. */
export default async function NotFound() {
  const language = await pageLanguage()
  const { notFound } = textsOf(language).t.errors
  return (
    <Document language={language}>
      <MessagePage title={notFound.title} text={notFound.text}>
        <a href="/" className={messageActionStyles}>
          {notFound.home}
        </a>
      </MessagePage>
    </Document>
  )
}
