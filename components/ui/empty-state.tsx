import type { LucideIcon } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'

/** A drawing where something is still to come, an icon for every other state. */
type Picture = { drawing: ComponentType; icon?: never } | { icon: LucideIcon; drawing?: never }

type EmptyStateProps = Picture & {
  title: string
  text?: ReactNode
  /** Usually one button for the next step. */
  children?: ReactNode
}

/** Shown in place of an empty list. */
export function EmptyState({ icon: Icon, drawing: Drawing, title, text, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center rounded-2xl border border-dashed bg-card px-6 py-14 text-center">
      <span className="mb-5">
        {Drawing && <Drawing />}
        {Icon && (
          <span className="flex size-14 items-center justify-center rounded-2xl bg-primary-soft text-primary-soft-foreground">
            <Icon aria-hidden="true" className="size-6" strokeWidth={1.75} />
          </span>
        )}
      </span>
      <p className="font-semibold text-base">{title}</p>
      {text && <div className="mt-1.5 max-w-sm text-balance text-muted-foreground text-sm">{text}</div>}
      {children && <div className="mt-6 flex flex-wrap justify-center gap-2">{children}</div>}
    </div>
  )
}
