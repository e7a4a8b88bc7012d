import { useState } from 'react'
import { MAX_WINDOW_DAYS } from '@/lib/pages/rules-schema'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import { MAX_NOTICE_MINUTES } from '@/lib/scheduling/vocabulary'
import { useTexts } from '@/messages/react/texts-provider'
import { DayField } from '../../fields/day-field'
import { Field } from '../../fields/field'
import { NumberBox } from '../../fields/number-box'
import { useClock } from '../../layout/use-clock'

/** NaN for a number that was not said. */
export type PlanChoices = { notice: number; window: number; takeOver: CalendarDate | '' }

export const NO_CHOICES: PlanChoices = { notice: Number.NaN, window: Number.NaN, takeOver: '' }

type PlanChoicesProps = {
  value: PlanChoices
  /** The source does not say notice and window. */
  asksRules: boolean
  onChange: (value: PlanChoices) => void
}

/** Asks for the rules that a source does not export, and for the instant from which this server sends reminders. */
export function PlanChoicesFields({ value, asksRules, onChange }: PlanChoicesProps) {
  const { t } = useTexts('moveIn')
  const clock = useClock()
  const [openedAt] = useState(() => Date.now())
  if (!clock) return null
  return (
    <div className="grid gap-4">
      {asksRules && (
        <>
          <Field label={t.notice} hint={t.noticeHint}>
            {(aria) => (
              <NumberBox
                {...aria}
                min={0}
                max={MAX_NOTICE_MINUTES}
                value={value.notice}
                onChange={(notice) => onChange({ ...value, notice })}
              />
            )}
          </Field>
          <Field label={t.window} hint={t.windowHint}>
            {(aria) => (
              <NumberBox
                {...aria}
                min={1}
                max={MAX_WINDOW_DAYS}
                value={value.window}
                onChange={(window) => onChange({ ...value, window })}
              />
            )}
          </Field>
        </>
      )}
      <div className="grid gap-1">
        <DayField
          label={t.takeOver}
          value={value.takeOver}
          clock={clock}
          openedAt={openedAt}
          onChange={(takeOver) => onChange({ ...value, takeOver })}
        />
        <p className="text-muted-foreground text-sm">{t.takeOverHint}</p>
      </div>
    </div>
  )
}
