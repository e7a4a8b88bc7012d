import type { Metadata } from 'next'
import { ComingSoon } from '@/components/layout/coming-soon'

export const metadata: Metadata = { title: 'Responses' }

export default function ResponsesPage() {
  return <ComingSoon title="Responses" />
}
