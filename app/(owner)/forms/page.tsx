import type { Metadata } from 'next'
import { ComingSoon } from '@/components/layout/coming-soon'

export const metadata: Metadata = { title: 'Forms' }

export default function FormsPage() {
  return <ComingSoon title="Forms" />
}
