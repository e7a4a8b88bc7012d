import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import { useTexts } from '@/messages/react/texts-provider'

type Props = { value: TimeFormat | null; onChange: (value: TimeFormat) => void }

export function TimeFormatSwitch({ value, onChange }: Props) {
  const { t, say } = useTexts('booking')
  return (
    <fieldset aria-label={t.times.hourFormat} className="flex shrink-0 rounded-lg bg-muted">
      {(['12h', '24h'] as const).map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === value}
          disabled={value === null}
          className="group h-11 px-0.5 text-xs first:ps-1 last:pe-1"
          onClick={() => onChange(choice)}
        >
          <span className="visitor-toggle">{say(t.times.clock, { hours: Number.parseInt(choice, 10) })}</span>
        </button>
      ))}
    </fieldset>
  )
}
