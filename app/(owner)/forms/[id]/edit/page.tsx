import type { Metadata } from 'next'
import { ComingSoon } from '@/components/layout/coming-soon'

export const metadata: Metadata = { title: 'Edit Form' }

export default function EditFormPage() {
  return <ComingSoon title="Edit Form" />
}
