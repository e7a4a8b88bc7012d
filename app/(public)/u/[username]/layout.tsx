import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { env } from '@/lib/platform/env'

/** The preview's address is made absolute before the page's own metadata is known. */
export function generateMetadata(): Metadata {
  return { metadataBase: new URL(env().APP_URL) }
}

export default function ProfileLayout({ children }: { children: ReactNode }) {
  return children
}
