import type { Metadata } from 'next'
import { ComingSoon } from '@/components/layout/coming-soon'

export const metadata: Metadata = { title: 'Create Time Slot Page' }

export default function CreateTimeSlotPagePage() {
  return <ComingSoon title="Create Time Slot Page" />
}
