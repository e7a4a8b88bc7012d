import type { ReactNode } from 'react'

type PageHeaderProps = {
  title: string
  text?: ReactNode
  /** Buttons of the screen, at its end where there is room. */
  children?: ReactNode
}

/** The one h1 of a screen. It can be focused by script only, and is after a navigation. */
export function PageHeader({ title, text, children }: PageHeaderProps) {
  return (
    <div className="mb-4 flex flex-wrap sm:mb-8 items-start justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1
          dir="auto"
          tabIndex={-1}
          className="text-along font-semibold text-2xl tracking-tight outline-none md:text-3xl"
        >
          {title}
        </h1>
        {text && (
          <p dir="auto" className="mt-1.5 text-along text-muted-foreground">
            {text}
          </p>
        )}
      </div>
      {children && <div className="flex flex-wrap gap-2 print:hidden">{children}</div>}
    </div>
  )
}
