import { CalendarClock, ClipboardPaste } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useRef, useState } from 'react'
import { useController, useFormContext, useFormState } from 'react-hook-form'
import { CheckSentence } from '@/components/fields/check-sentence'
import { useErrorAt } from '@/components/fields/field-errors'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { useUndoToast } from '@/components/ui/use-undo-toast'
import { useSettings } from '@/lib/client/settings'
import type { AvailabilityInput } from '@/lib/pages/schema'
import { WORKING_WEEK, weekFrom } from '@/lib/pages/week-hours'
import { weekdayNames } from '@/lib/time/screen-time'
import { useTexts } from '@/messages/react/texts-provider'
import { DayRow } from './day-row'
import { WeekPreview } from './week-preview'

const PasteWeek = dynamic(() => import('./paste/paste-week').then((module) => module.PasteWeek), {
  ssr: false,
  loading: () => <Skeleton className="h-56" />,
})

/** The fields that the surrounding form provides. */
export type HoursValues = { availabilities?: AvailabilityInput[] | undefined }

/** The weekly hours of a form, day by day. */
export function HoursFields() {
  const { t, locale } = useTexts('pageEditor')
  const { control } = useFormContext<HoursValues>()
  const { defaultValues } = useFormState({ control })
  const { field } = useController({ control, name: 'availabilities' })
  const { data: settings } = useSettings()
  const timeFormat = settings?.timeFormat ?? '24h'
  const hours = field.value ?? []
  const stored = (defaultValues?.availabilities ?? []) as AvailabilityInput[]
  const names = weekdayNames(0, locale)
  const days = weekFrom(settings?.weekStartDay ?? 1).map((dayOfWeek) => {
    const { long: name = '', short = '' } = names[dayOfWeek] ?? {}
    return { dayOfWeek, name, short }
  })
  const week = useRef<HTMLDivElement>(null)
  const error = useErrorAt<HoursValues>('availabilities')

  const [isPasting, setPasting] = useState(false)
  const pasteButton = useRef<HTMLButtonElement>(null)
  const toastUndo = useUndoToast()

  /** The field disappears with the pressed button. */
  function stopPasting() {
    setPasting(false)
    requestAnimationFrame(() => pasteButton.current?.focus())
  }

  function replaceHours(pasted: AvailabilityInput[]) {
    const before = field.value
    field.onChange(pasted)
    stopPasting()
    toastUndo(t.hours.paste.done, async () => field.onChange(before))
  }

  /** The button disappears, so the focus moves to the first new slot. */
  function startWithWeek() {
    field.onChange(WORKING_WEEK)
    requestAnimationFrame(() => week.current?.querySelector('select')?.focus())
  }

  return (
    <>
      {error && (
        <p role="alert" className="font-medium text-destructive text-sm">
          <CheckSentence of={error} />
        </p>
      )}
      {isPasting ? (
        <PasteWeek days={days} onUse={replaceHours} onClose={stopPasting} />
      ) : (
        <div className="flex flex-wrap gap-2">
          {hours.length === 0 && (
            <Button variant="outline" onClick={startWithWeek}>
              <CalendarClock aria-hidden="true" className="size-4" />
              {t.hours.workingWeek}
            </Button>
          )}
          <Button ref={pasteButton} variant="outline" onClick={() => setPasting(true)}>
            <ClipboardPaste aria-hidden="true" className="size-4" />
            {t.hours.paste.open}
          </Button>
        </div>
      )}
      {hours.length > 0 && <WeekPreview hours={hours} stored={stored} days={days} />}
      <div ref={week} className="divide-y border-y">
        {days.map(({ dayOfWeek }) => (
          <DayRow
            key={dayOfWeek}
            dayOfWeek={dayOfWeek}
            days={days}
            hours={hours}
            stored={stored}
            timeFormat={timeFormat}
            onChange={field.onChange}
          />
        ))}
      </div>
    </>
  )
}
