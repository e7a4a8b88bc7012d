import { END_AFTER_START_MESSAGE, OVERLAP_MESSAGE } from '@/lib/time-slot-pages/schema'
import type { Refusal } from '@/lib/time-slot-pages/week-hours'
import { toast } from '../ui/use-toast'

/** Says why a change of hours was not kept. */
export function toastRefusal(refusal: Refusal): void {
  toast(
    refusal === 'invalid'
      ? { title: 'Invalid Time Slot', description: END_AFTER_START_MESSAGE, variant: 'destructive' }
      : { title: 'Overlapping Time Slot', description: OVERLAP_MESSAGE, variant: 'destructive' },
  )
}
