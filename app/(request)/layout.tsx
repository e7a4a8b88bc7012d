import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { pageLanguage } from '@/app/page-language'
import { Document, documentMetadata } from '../document'

export { documentViewport as viewport } from '../document'

export async function generateMetadata(): Promise<Metadata> {
  return documentMetadata(await pageLanguage())
}

/** Pages that are drawn for each request, in the language that it asks for. */
export default async function RequestLayout({ children }: { children: ReactNode }) {
  return <Document language={await pageLanguage()}>{children}</Document>
}
