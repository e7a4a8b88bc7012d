import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { EmbedMode } from '@/components/visitor/embed/embed-mode'
import { env } from '@/lib/platform/env'

/** The preview's address is made absolute before the page's own metadata is known. */
export function generateMetadata(): Metadata {
  return { metadataBase: new URL(env().APP_URL) }
}

export default function FormLayout({ children }: { children: ReactNode }) {
  return <EmbedMode>{children}</EmbedMode>
}
