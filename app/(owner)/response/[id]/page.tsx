import type { Metadata } from 'next'
import { ComingSoon } from '@/components/layout/coming-soon'

export const metadata: Metadata = { title: 'Response' }

export default function ResponsePage() {
  return <ComingSoon title="Response" />
}
