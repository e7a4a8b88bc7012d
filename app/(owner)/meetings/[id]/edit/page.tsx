import type { Metadata } from 'next'
import { ComingSoon } from '@/components/layout/coming-soon'

export const metadata: Metadata = { title: 'Edit Meeting' }

export default function EditMeetingPage() {
  return <ComingSoon title="Edit Meeting" />
}
