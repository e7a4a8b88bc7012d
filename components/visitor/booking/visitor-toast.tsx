import type { ReactNode } from 'react'

/** One line that comes up at the edge of the screen. It needs no queue and no timer: what follows it takes it away. */
export function VisitorToast({ role, children }: { role: 'status' | 'alert'; children: ReactNode }) {
  return (
    <div
      role={role}
      className="fixed inset-x-4 bottom-4 z-50 mx-auto flex w-fit items-center gap-2.5 rounded-xl border bg-popover px-4 py-3 text-popover-foreground text-sm shadow-lg transition-transform duration-200 starting:translate-y-3"
    >
      {children}
    </div>
  )
}
