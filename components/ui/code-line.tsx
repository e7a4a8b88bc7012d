import type { ReactNode } from 'react'

/** A line to copy, which one press selects. */
export function CodeLine({ children }: { children: ReactNode }) {
  return (
    <code
      dir="ltr"
      className="block select-all break-all rounded-lg bg-muted px-3 py-2 font-mono text-foreground text-xs leading-relaxed"
    >
      {children}
    </code>
  )
}
