import type { ReactNode } from 'react'
import { Document } from '@/app/document'

export { documentViewport as viewport } from '@/app/document'

export default function BenchLayout({ children }: { children: ReactNode }) {
  return <Document language="en">{children}</Document>
}
