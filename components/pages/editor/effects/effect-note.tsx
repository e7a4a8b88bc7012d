import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'

/** A sentence under a rule about what it does. Hidden, it keeps its place. */
export function EffectNote({ isHidden = false, children }: { isHidden?: boolean; children: ReactNode }) {
  return (
    <p aria-live="polite" className={cn('rounded-lg bg-muted px-3 py-2 text-sm empty:hidden', isHidden && 'invisible')}>
      {children}
    </p>
  )
}
