import type { Metadata } from 'next'
import { ComingSoon } from '@/components/layout/coming-soon'

export const metadata: Metadata = { title: 'Meetings' }

export default function MeetingsPage() {
  return <ComingSoon title="Meetings" />
}
