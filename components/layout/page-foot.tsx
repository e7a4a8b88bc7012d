import type { ReactNode } from 'react'

/** Small print under the card of a visitor's page. */
export function PageFoot({ children }: { children: ReactNode }) {
  return (
    <div className="relative flex flex-wrap items-center justify-center gap-x-4 py-2 text-muted-foreground text-xs">
      {children}
    </div>
  )
}
