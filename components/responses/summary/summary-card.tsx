import type { ReactNode } from 'react'
import { Card } from '../../ui/card'

type SummaryCardProps = {
  title: string
  /** Says that the question has changed since. */
  note?: string
  /** `3 answered · 1 skipped`. */
  counts?: string
  /** The chart in words. */
  sentence: string
  children?: ReactNode
}

/** A question and its answers. Never split across printed pages. */
export function SummaryCard({ title, note, counts, sentence, children }: SummaryCardProps) {
  return (
    <Card className="min-w-0 break-inside-avoid print:shadow-none">
      <h2 dir="auto" className="text-along font-semibold text-base leading-snug">
        {title}
      </h2>
      {note && <p className="mt-1 text-muted-foreground text-sm italic">{note}</p>}
      {counts && <p className="mt-1 text-muted-foreground text-sm">{counts}</p>}
      <p className="mt-1 mb-4 text-sm last:mb-0">{sentence}</p>
      {children}
    </Card>
  )
}
