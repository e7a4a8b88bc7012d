import { CircleCheck, TriangleAlert } from 'lucide-react'
import { checkAccent } from '@/lib/forms/accent'

/** How the colour looks on a button, and where it hardly stands out. Without one the product's own is used, which does. */
export function AccentCheckNote({ accent }: { accent: string | null }) {
  const { text, faintIn: faint } = accent ? checkAccent(accent) : { text: 'var(--primary-foreground)', faintIn: [] }
  const Icon = faint.length === 0 ? CircleCheck : TriangleAlert
  return (
    <div className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
      <span
        aria-hidden="true"
        style={{ backgroundColor: accent ?? 'var(--primary)', color: text }}
        className="rounded-lg px-4 py-2 font-medium text-sm"
      >
        Submit
      </span>
      <p role="note" aria-live="polite" className="flex items-center gap-1.5 text-muted-foreground text-sm">
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        {noteText(faint)}
      </p>
    </div>
  )
}

function noteText(faintIn: readonly ('light' | 'dark')[]): string {
  if (faintIn.length === 0) return 'Stands out in light and dark.'
  if (faintIn.length === 2) return 'Hard to see in light and in dark.'
  return `Hard to see on a ${faintIn[0]} screen.`
}
