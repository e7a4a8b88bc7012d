import { CalendarPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { FirstSteps } from './first-steps'

/** What to do first, in order. */
export function EmptyList({ children }: { children: ReactNode }) {
  return (
    <>
      <EmptyState
        icon={CalendarPlus}
        title="No time slot pages yet"
        text="Say when you are free, share one link, and let others pick a time."
      >
        {children}
      </EmptyState>
      <FirstSteps />
    </>
  )
}
