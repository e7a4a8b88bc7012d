import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Document, documentMetadata } from '@/app/document'
import { languageOf } from '../../visitor-language'

export { documentViewport as viewport } from '@/app/document'

type Props = { params: Promise<{ slug: string }>; children: ReactNode }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return documentMetadata(await languageOf('form', await params))
}

/** For visitors who read none of our languages: in its owner's. The pages are one folder below, for the template of titles. */
export default async function OwnLanguageLayout({ params, children }: Props) {
  return <Document language={await languageOf('form', await params)}>{children}</Document>
}
