import { useId } from 'react'
import type { TextRange } from '@/lib/shared/text/text-range'

type UnreadTextProps = { text: string; ranges: readonly TextRange[]; note: string }

/** A text again, with what was not understood underlined. */
export function UnreadText({ text, ranges, note }: UnreadTextProps) {
  const noteId = useId()
  const parts = ranges.map(({ start, end }, index) => ({
    start,
    before: text.slice(ranges[index - 1]?.end ?? 0, start),
    unread: text.slice(start, end),
  }))
  return (
    <div className="grid gap-1 text-sm">
      <p id={noteId} className="text-warning-foreground">
        {note}
      </p>
      <p dir="auto" aria-describedby={noteId} className="wrap-anywhere max-h-40 overflow-y-auto whitespace-pre-line">
        {parts.map(({ start, before, unread }) => (
          <span key={start}>
            {before}
            <mark className="bg-transparent text-inherit underline decoration-2 decoration-destructive decoration-wavy">
              {unread}
            </mark>
          </span>
        ))}
        {text.slice(ranges.at(-1)?.end)}
      </p>
    </div>
  )
}
