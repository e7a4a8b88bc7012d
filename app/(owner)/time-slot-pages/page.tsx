import type { Metadata } from 'next'
import { ComingSoon } from '@/components/layout/coming-soon'

export const metadata: Metadata = { title: 'Time Slot Pages' }

export default function TimeSlotPagesPage() {
  return <ComingSoon title="Time Slot Pages" />
}
