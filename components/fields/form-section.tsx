import { type ReactNode, useId } from 'react'
import { Card } from '../ui/card'

type FormSectionProps = {
  title: string
  text?: ReactNode
  /** Lets `#anchor` in an address lead here. */
  anchor?: string
  children: ReactNode
}

export function FormSection({ title, text, anchor, children }: FormSectionProps) {
  const ownId = useId()
  const id = anchor ?? ownId
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
