import { useRef } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { Field, FieldGroup } from '@/components/fields/field'
import { errorAt, useErrorAt, useErrors } from '@/components/fields/field-errors'
import { NumberBox } from '@/components/fields/number-box'
import type { PageFormValues } from '@/lib/pages/page-editor'
import { MAX_WINDOW_DAYS } from '@/lib/pages/rules-schema'
import { addMonths } from '@/lib/scheduling/calendar-date'
import type { BookingWindow } from '@/lib/scheduling/vocabulary'
import { useTexts } from '@/messages/react/texts-provider'
import { ChoicePills } from '../choice-pills'
import { PageDate } from '../page-date'
import { usePageToday } from '../use-page-today'

const KINDS = ['none', 'days', 'range'] as const
type Kind = (typeof KINDS)[number]

const PRESET_DAYS = 60

/** The dates that visitors can book. Typed values of one kind are kept while another one is chosen. */
export function WindowField() {
  const { t, say } = useTexts('pageRules')
  const { control } = useFormContext<PageFormValues>()
  const { field } = useController({ control, name: 'bookingWindow' })
  const daysError = useErrors((errors) => errorAt(errors, 'bookingWindow.days') ?? errorAt(errors, 'bookingWindow'))
  const rangeErrors = {
    from: useErrorAt<PageFormValues>('bookingWindow.from'),
    to: useErrorAt<PageFormValues>('bookingWindow.to'),
  }
  const today = usePageToday()
  const window = field.value ?? null
  const kind: Kind = window?.type ?? 'none'
  const kept = useRef<{ [Type in Kind]?: BookingWindow | null }>({})

  function choose(next: Kind) {
    kept.current[kind] = window
    const presets: Record<Kind, BookingWindow | null> = {
      none: null,
      days: { type: 'days', days: PRESET_DAYS },
      range: { type: 'range', from: today, to: addMonths(today, 1) },
    }
    field.onChange(kept.current[next] ?? presets[next])
  }

  return (
    <>
      <ChoicePills
        label={t.ahead.window}
        options={KINDS.map((value) => ({ value, label: t.ahead.windows[value] }))}
        value={kind}
        onChange={choose}
      />
      {kind === 'none' && (
        <p className="-mt-3 text-muted-foreground text-sm">{say(t.ahead.noneHint, { max: MAX_WINDOW_DAYS })}</p>
      )}
      {window?.type === 'days' && (
        <Field label={t.ahead.days} hint={t.ahead.daysHint} error={daysError}>
          {(box) => (
            <NumberBox
              {...box}
              value={window.days}
              onChange={(days) => field.onChange({ type: 'days', days })}
              min={1}
              max={MAX_WINDOW_DAYS}
            />
          )}
        </Field>
      )}
      {window?.type === 'range' && (
        <div className="grid gap-4 sm:grid-cols-2">
          {(['from', 'to'] as const).map((end) => (
            <FieldGroup key={end} label={t.ahead[end]} error={rangeErrors[end]}>
              {(describedBy) => (
                <PageDate
                  value={window[end]}
                  onChange={(date) => field.onChange({ ...window, [end]: date })}
                  min={end === 'to' ? window.from : undefined}
                  aria-describedby={describedBy}
                  aria-invalid={rangeErrors[end] ? true : undefined}
                />
              )}
            </FieldGroup>
          ))}
        </div>
      )}
    </>
  )
}
