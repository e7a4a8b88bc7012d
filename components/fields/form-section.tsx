import { type ReactNode, useId } from 'react'
import { Card } from '../ui/card'

type FormSectionProps = {
  title: string
  text?: ReactNode
  /** Lets `#anchor` in an address lead here. */
  anchor?: string
  /** False where the heading of the screen says the same. */
  isTitled?: boolean
  children: ReactNode
}

export function FormSection({ title, text, anchor, isTitled = true, children }: FormSectionProps) {
  const ownId = useId()
  const id = anchor ?? ownId
  if (!isTitled) {
    return (
      <Card
        role="group"
        aria-label={title}
        id={id}
        tabIndex={anchor ? -1 : undefined}
        className="grid gap-5 p-4 outline-none sm:p-6"
      >
        {children}
      </Card>
    )
  }
  return (
    <Card role="group" aria-labelledby={id} className="p-4 sm:p-6">
      <h2
        id={id}
        tabIndex={anchor ? -1 : undefined}
        className="scroll-mt-20 font-semibold text-lg tracking-tight outline-none"
      >
        {title}
      </h2>
      {text && <p className="mt-1 text-muted-foreground text-sm">{text}</p>}
      <div className="mt-5 grid gap-5">{children}</div>
    </Card>
  )
}
