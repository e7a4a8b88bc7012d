import type { Metadata } from 'next'
import { ComingSoon } from '@/components/layout/coming-soon'

export const metadata: Metadata = { title: 'New Form' }

export default function NewFormPage() {
  return <ComingSoon title="New Form" />
}
