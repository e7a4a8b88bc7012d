import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { env } from '@/lib/platform/env'

/** A keyboard makes the window lower instead of covering the sheet in it. */
export const viewport: Viewport = { interactiveWidget: 'resizes-content' }

/** The preview's address is made absolute before the page's own metadata is known. */
export function generateMetadata(): Metadata {
  return { metadataBase: new URL(env().APP_URL) }
}

export default function BookingPageLayout({ children }: { children: ReactNode }) {
  return children
}
