import type { ReactNode } from 'react'

/** The submit button of a long form, always in view. A focused control scrolls clear of it (app/globals.css). */
export function SaveBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-save-bar
      className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t bg-background px-4 py-3 sm:mx-0 sm:px-0"
    >
      {children}
    </div>
  )
}
