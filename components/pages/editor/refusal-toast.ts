import { toast } from '@/components/ui/use-toast'
import { END_AFTER_START_MESSAGE, OVERLAP_MESSAGE } from '@/lib/pages/schema'
import type { Refusal } from '@/lib/pages/week-hours'

/** Says why a change of hours was not kept. */
export function toastRefusal(refusal: Refusal): void {
  toast(
    refusal === 'invalid'
      ? { title: 'Invalid Time Slot', description: END_AFTER_START_MESSAGE, variant: 'destructive' }
      : { title: 'Overlapping Time Slot', description: OVERLAP_MESSAGE, variant: 'destructive' },
  )
}
