import type { ReactNode } from 'react'

/** One line that comes up at the edge of the screen. It needs no queue and no timer: what follows it takes it away. */
export function VisitorToast({ role, children }: { role: 'status' | 'alert'; children: ReactNode }) {
  return (
    <div role={role} className="visitor-toast">
      {children}
    </div>
  )
}
