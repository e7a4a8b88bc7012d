import type { ReactNode } from 'react'
import { textsOf } from '@/messages'
import { TextsProvider } from '@/messages/react/texts-provider'
import { type AddressParams, languageOf } from '../../../../visitor-language'

type Props = { params: Promise<AddressParams & { slug: string }>; children: ReactNode }

/** A not-found.tsx is told nothing: it has its words from here. */
export default async function SecretLayout({ params, children }: Props) {
  return (
    <TextsProvider texts={textsOf(await languageOf('page', await params)).pick('missing')}>{children}</TextsProvider>
  )
}
