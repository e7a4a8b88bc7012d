import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { CSSProperties } from 'react'
import { accentIn, checkAccent } from '@/lib/shared/accent'
import { useTexts } from '@/messages/react/texts-provider'
import type { Part } from '@/messages/texts'

/** Shows letters on the color, and warns where its contrast is too low. Null stands for the product's own color. */
export function AccentCheckNote({ accent }: { accent: string | null }) {
  const t = useTexts('forms').t.accent
  const faint = accent ? checkAccent(accent).faintIn : []
  const Icon = faint.length === 0 ? CircleCheck : TriangleAlert
  return (
    <div className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
      <span
        aria-hidden="true"
        style={accent ? drawn(accent) : undefined}
        className="flex size-9 items-center justify-center rounded-full bg-primary font-medium text-primary-foreground text-sm"
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

/** In the shade that visitors see. */
function drawn(accent: string): CSSProperties {
  const [light, dark] = [accentIn('light', accent), accentIn('dark', accent)]
  return {
    backgroundColor: `light-dark(${light}, ${dark})`,
    color: `light-dark(${checkAccent(light).text}, ${checkAccent(dark).text})`,
  }
}

function noteText(faintIn: readonly ('light' | 'dark')[], t: Part<'forms'>['accent']): string {
  const [scheme, another] = faintIn
  if (!scheme) return t.clear
  return another ? t.faint.both : t.faint[scheme]
}
