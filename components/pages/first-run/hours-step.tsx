import { useMemo } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { Field, FieldGroup } from '@/components/fields/field'
import { NativeSelect } from '@/components/ui/native-select'
import { pillStyles } from '@/components/ui/pill-styles'
import { useMinute } from '@/components/ui/use-minute'
import { listEndTimes, listTimes, weekFrom } from '@/lib/pages/week-hours'
import { FIRST_RUN_LENGTHS, type FirstRunValues } from '@/lib/settings/first-run'
import { firstRunGapCost } from '@/lib/settings/first-run-gap'
import type { Settings } from '@/lib/settings/schema'
import { formatWallTime } from '@/lib/time/period'
import { weekdayNames } from '@/lib/time/screen-time'
import { useTexts } from '@/messages/react/texts-provider'
import { ChoicePills } from '../editor/choice-pills'
import { GapChoice } from '../editor/effects/gap-choice'

/** The same hours on each chosen day. */
export function HoursStep({ settings }: { settings: Settings }) {
  const { t, locale } = useTexts('firstRun')
  const { register, getValues, control, formState } = useFormContext<FirstRunValues>()
  const { field } = useController({ control, name: 'days' })
  const names = weekdayNames(0, locale)
  const { startTime, endTime } = getValues()
  const write = (time: string) => formatWallTime(time, settings.timeFormat, locale)
  const toggle = (day: number) =>
    field.onChange(field.value.includes(day) ? field.value.filter((one) => one !== day) : [...field.value, day])
  return (
    <>
      <FieldGroup label={t.hours.days} hint={t.hours.intro} error={formState.errors.days && t.hours.noDay}>
        <div className="flex flex-wrap gap-2">
          {weekFrom(settings.weekStartDay).map((day) => (
            <label key={day} className={pillStyles}>
              <input
                type="checkbox"
                className="absolute inset-0 cursor-pointer appearance-none rounded-lg outline-none"
                aria-label={names[day]?.long}
                checked={field.value.includes(day)}
                onChange={() => toggle(day)}
              />
              <span aria-hidden="true">{names[day]?.short}</span>
            </label>
          ))}
        </div>
      </FieldGroup>
      <div className="grid grid-cols-2 gap-4 sm:max-w-xs">
        <Field label={t.hours.from}>
          {(box) => (
            <NativeSelect {...box} {...register('startTime', { deps: ['endTime'] })}>
              {listTimes(startTime).map((time) => (
                <option key={time} value={time}>
                  {write(time)}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field label={t.hours.to} error={formState.errors.endTime?.message}>
          {(box) => (
            <NativeSelect {...box} {...register('endTime')}>
              {listEndTimes(endTime).map((time) => (
                <option key={time} value={time}>
                  {write(time)}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      </div>
      <Length />
      <Pace />
    </>
  )
}

/** How long a meeting takes. The title follows until somebody writes another. */
function Length() {
  const { t, say } = useTexts('firstRun')
  const { getValues, setValue, control } = useFormContext<FirstRunValues>()
  const { field } = useController({ control, name: 'duration' })
  const titleOf = (minutes: number) => say(t.link.titlePreset, { minutes })
  function choose(duration: FirstRunValues['duration']) {
    if (getValues('title') === titleOf(field.value)) setValue('title', titleOf(duration))
    field.onChange(duration)
  }
  return (
    <ChoicePills
      label={t.hours.length}
      options={FIRST_RUN_LENGTHS.map((minutes) => ({
        value: String(minutes),
        label: say(t.hours.minutes, { minutes }),
      }))}
      value={String(field.value)}
      onChange={(value) => choose(FIRST_RUN_LENGTHS.find((minutes) => String(minutes) === value) ?? field.value)}
    />
  )
}

/** Shows how many bookings the gap of the new page costs, if any. */
function Pace() {
  const { setValue, getValues, control } = useFormContext<FirstRunValues>()
  const values = useWatch<FirstRunValues>({ control })
  const now = useMinute(0)
  const cost = useMemo(() => (now === 0 ? null : firstRunGapCost(values, now)), [values, now])
  function set(name: 'step' | 'gap', minutes: number): () => void {
    const before = getValues(name)
    setValue(name, minutes)
    return () => setValue(name, before)
  }
  return <GapChoice cost={cost} onStep={(minutes) => set('step', minutes)} onNoGap={() => set('gap', 0)} />
}
