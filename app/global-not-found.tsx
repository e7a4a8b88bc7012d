import type { Metadata } from 'next'
import { pageLanguage } from '@/app/page-language'
import { MissingMessage } from '@/components/visitor/shared/missing-message'
import { textsOf } from '@/messages'
import { Document, documentMetadata } from './document'

export { documentViewport as viewport } from './document'

export async function generateMetadata(): Promise<Metadata> {
  const language = await pageLanguage()
  return { ...documentMetadata(language), title: textsOf(language).t.missing.title }
}

/** The 404 of every address that leads to no page. */
export default async function NotFound() {
  const language = await pageLanguage()
  return (
    <Document language={language}>
      <MissingMessage kind="address" texts={textsOf(language).part('missing')} />
    </Document>
  )
}
