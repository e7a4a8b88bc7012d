import type { ReactNode } from 'react'
import { Card } from '../../ui/card'

type SummaryCardProps = {
  title: string
  /** What the card is about, when the title does not say it. */
  note?: string
  /** How many answered. */
  counts?: string
  /** What the chart shows, in words. */
  sentence: string
  children?: ReactNode
}

/** A question and what came of it. On paper it stands on one page. */
export function SummaryCard({ title, note, counts, sentence, children }: SummaryCardProps) {
  return (
    <Card className="break-inside-avoid print:shadow-none">
      <h2 dir="auto" className="text-left font-semibold text-base leading-snug">
        {title}
      </h2>
      {note && <p className="mt-1 text-muted-foreground text-sm italic">{note}</p>}
      {counts && <p className="mt-1 text-muted-foreground text-sm">{counts}</p>}
      <p className="mt-1 mb-4 text-sm last:mb-0">{sentence}</p>
      {children}
    </Card>
  )
}
