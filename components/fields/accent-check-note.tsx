import { CircleCheck, TriangleAlert } from 'lucide-react'
import { checkAccent } from '@/lib/vocabulary/accent'
import { useTexts } from '@/messages/react/texts-provider'
import type { Part } from '@/messages/texts'

/** Shows the color on a button, and warns where its contrast is too low. Null stands for the product's own color. */
export function AccentCheckNote({ accent }: { accent: string | null }) {
  const t = useTexts('forms').t.accent
  const { text, faintIn: faint } = accent ? checkAccent(accent) : { text: 'var(--primary-foreground)', faintIn: [] }
  const Icon = faint.length === 0 ? CircleCheck : TriangleAlert
  return (
    <div className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
      <span
        aria-hidden="true"
        style={{ backgroundColor: accent ?? 'var(--primary)', color: text }}
        className="rounded-lg px-4 py-2 font-medium text-sm"
      >
        {t.sample}
      </span>
      <p role="note" aria-live="polite" className="flex items-center gap-1.5 text-muted-foreground text-sm">
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        {noteText(faint, t)}
      </p>
    </div>
  )
}

function noteText(faintIn: readonly ('light' | 'dark')[], t: Part<'forms'>['accent']): string {
  const [scheme, another] = faintIn
  if (!scheme) return t.clear
  return another ? t.faint.both : t.faint[scheme]
}
