import type { Metadata } from 'next'
import { ComingSoon } from '@/components/layout/coming-soon'

export const metadata: Metadata = { title: 'Time Slot Page' }

export default function TimeSlotPagePage() {
  return <ComingSoon title="Time Slot Page" />
}
