import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

type FoldProps = { title: ReactNode; isOpen?: boolean; children: ReactNode }

/** Content that unfolds below its title, with an arrow that says so. */
export function Fold({ title, isOpen = false, children }: FoldProps) {
  return (
    <details open={isOpen} className="group/fold">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-lg font-medium text-sm [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 text-muted-foreground transition-transform group-open/fold:rotate-90"
        />
        {title}
      </summary>
      {children}
    </details>
  )
}
