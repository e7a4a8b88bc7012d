import type { Metadata } from 'next'
import { ComingSoon } from '@/components/layout/coming-soon'

export const metadata: Metadata = { title: 'Edit Time Slot Page' }

export default function EditTimeSlotPagePage() {
  return <ComingSoon title="Edit Time Slot Page" />
}
