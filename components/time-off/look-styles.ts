import type { DayLook } from '@/lib/time-off/days-off'

/** Told apart by shape as well as by color. */
export const LOOK_STYLES: Record<DayLook, string> = {
  leave: 'bg-primary text-primary-foreground',
  holiday: 'bg-warning-soft text-warning-foreground ring-1 ring-current ring-inset',
  part: 'border-2 border-primary border-dashed',
}
