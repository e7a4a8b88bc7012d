import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
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
      <h2 id={id} tabIndex={anchor ? -1 : undefined} className={`scroll-mt-20 outline-none ${headingStyles}`}>
        {title}
      </h2>
      {text && <p className="mt-1 text-muted-foreground text-sm">{text}</p>}
      <div className="mt-5 grid gap-5">{children}</div>
    </Card>
  )
}

type FoldedSectionProps = Pick<FormSectionProps, 'title' | 'text' | 'children'> & {
  /** Only the first value counts: a section that was opened stays open. */
  isOpenAtFirst: boolean
  /** A summary of its values, shown while it is folded. */
  note?: ReactNode
}

/** A section that unfolds below its heading. Its fields are there while it is folded. */
export function FoldedSection({ title, text, isOpenAtFirst, note, children }: FoldedSectionProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <Card role="group" aria-labelledby={id} className="p-0 sm:p-0">
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)} className="group/section">
        <summary className="grid cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] gap-x-3 rounded-2xl p-4 sm:px-6 [&::-webkit-details-marker]:hidden">
          <h2 id={id} className={headingStyles}>
            {title}
          </h2>
          <ChevronDown
            aria-hidden="true"
            className="mt-1 size-5 text-muted-foreground transition-transform group-open/section:rotate-180"
          />
          {!isOpen && <span className="mt-0.5 text-muted-foreground text-sm empty:hidden">{note}</span>}
        </summary>
        <div className="px-4 pb-4 sm:px-6 sm:pb-6">
          {text && <p className="-mt-3 text-muted-foreground text-sm">{text}</p>}
          <div className="grid gap-5 not-first:mt-5">{children}</div>
        </div>
      </details>
    </Card>
  )
}

/** Opens what is folded around an element, which can take the focus then. */
export function unfoldAround(element: HTMLElement | null): void {
  const folded = element?.parentElement?.closest<HTMLDetailsElement>('details:not([open])')
  if (!folded) return
  folded.open = true
  unfoldAround(folded)
}

const headingStyles = 'font-semibold text-lg tracking-tight'
