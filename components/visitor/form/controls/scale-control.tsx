import type { CSSProperties } from 'react'
import { stepsOf } from '@/lib/shared/forms/scale'
import type { ControlProps } from './control-props'

/** Numbers side by side, each wide enough for a thumb: on a phone of 320 px, and on a desk. */
const NARROW = 6
const WIDE = 11

/** Radios that look like keys, in rows of equal length, with words at both ends. */
export function ScaleControl({ question, id, answer, isInvalid, describedBy, onChange }: ControlProps) {
  const { fromLabel, toLabel } = question.settings
  const steps = stepsOf(question)
  const first = steps[0]
  const last = steps.at(-1)
  const columns: Record<string, number> = { '--narrow': inRows(steps, NARROW), '--wide': inRows(steps, WIDE) }
  const hasRows = steps.length > NARROW
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={describedBy}
      aria-required={question.isRequired || undefined}
    >
      <div
        style={columns as CSSProperties}
        className="grid grid-cols-[repeat(var(--narrow),minmax(0,1fr))] gap-0.5 @[38rem]:gap-1 @[38rem]:grid-cols-[repeat(var(--wide),minmax(0,1fr))]"
      >
        {steps.map((step) => (
          <label key={step} className="scale-step">
            <input
              type="radio"
              name={question.id}
              value={step}
              checked={answer === String(step)}
              aria-label={labelOf(step, steps, question.settings)}
              aria-invalid={isInvalid || undefined}
              onChange={() => onChange(String(step))}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span aria-hidden="true">{step}</span>
          </label>
        ))}
      </div>
      {(fromLabel || toLabel) && (
        <div aria-hidden="true" className="mt-1.5 flex justify-between gap-6 text-muted-foreground text-sm">
          <End step={hasRows ? first : undefined} label={fromLabel} lang={question.lang?.fromLabel} />
          <End step={hasRows ? last : undefined} label={toLabel} lang={question.lang?.toLabel} isLast />
        </div>
      )}
    </div>
  )
}

type EndProps = {
  step: number | undefined
  label: string | undefined
  lang: string | undefined
  isLast?: boolean
}

/** In several rows, words at the sides do not say which number they belong to. */
function End({ step, label, lang, isLast }: EndProps) {
  return (
    <span className={`min-w-0 break-words ${isLast ? 'text-end' : ''}`}>
      {label && step !== undefined && <span className="tabular-nums @[38rem]:hidden">{step} – </span>}
      <bdi lang={lang}>{label}</bdi>
    </span>
  )
}

function inRows({ length }: readonly number[], longest: number): number {
  return Math.ceil(length / Math.ceil(length / longest))
}

/** The words at an end belong to its number. */
function labelOf(step: number, steps: number[], settings: ControlProps['question']['settings']): string {
  const words = step === steps[0] ? settings.fromLabel : step === steps.at(-1) ? settings.toLabel : ''
  return words ? `${step}, ${words}` : String(step)
}
