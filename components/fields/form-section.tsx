import { type ReactNode, useId } from 'react'
import { Card } from '../ui/card'

type FormSectionProps = { title: string; text?: ReactNode; children: ReactNode }

export function FormSection({ title, text, children }: FormSectionProps) {
  const id = useId()
  return (
    <Card role="group" aria-labelledby={id} className="p-4 sm:p-6">
      <h2 id={id} className="font-semibold text-lg tracking-tight">
        {title}
      </h2>
      {text && <p className="mt-1 text-muted-foreground text-sm">{text}</p>}
      <div className="mt-5 grid gap-5">{children}</div>
    </Card>
  )
}
