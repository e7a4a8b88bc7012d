import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Document, documentMetadata } from '@/app/document'
import { LANGUAGE_CODES, subtagOf } from '@/lib/shared/languages'
import { namedLanguage, type VisitorParams } from '../../visitor-language'

export { documentViewport as viewport } from '@/app/document'

type Props = { params: Promise<VisitorParams>; children: ReactNode }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return documentMetadata(namedLanguage(await params))
}

export function generateStaticParams(): VisitorParams[] {
  return LANGUAGE_CODES.map((code) => ({ language: subtagOf(code) }))
}

/** Visitors' pages in each language, cached apart. next.config.mjs leads to them. */
export default async function LanguageLayout({ params, children }: Props) {
  return <Document language={namedLanguage(await params)}>{children}</Document>
}
