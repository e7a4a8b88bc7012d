import type { Option } from '@/lib/shared/forms/question'
import { useTexts } from '@/messages/react/texts-provider'

/** A line that says “1 more” would have room for it. */
const SHOWN = 3

/** The first options of a choice. */
export function OptionsPreview({ options }: { options: readonly Option[] }) {
  const { t, say } = useTexts('questions')
  if (options.length === 0) return null
  const shown = options.length === SHOWN + 1 ? options.length : SHOWN
  return (
    <ul className="mt-2 grid gap-1 text-muted-foreground text-sm">
      {options.slice(0, shown).map(({ value, label }) => (
        <li
          key={value}
          className="flex min-w-0 gap-2 before:mt-2 before:size-1 before:shrink-0 before:rounded-full before:bg-input"
        >
          <span className="min-w-0">{label}</span>
        </li>
      ))}
      {options.length > shown && <li>{say(t.card.moreOptions, { count: options.length - shown })}</li>}
    </ul>
  )
}
