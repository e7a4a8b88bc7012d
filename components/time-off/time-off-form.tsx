import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { ApiError } from '@/lib/client/request'
import { useSettings, useUpdateSettings } from '@/lib/client/settings'
import { useAddTimeOff, useChangeTimeOff } from '@/lib/client/time-off'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import { issuesOfFields } from '@/lib/shared/field-issues'
import type { Clock } from '@/lib/time/meeting-time'
import type { TimeOff } from '@/lib/time-off/schema'
import {
  type TimeOffOutput,
  type TimeOffValues,
  timeOffFormSchema,
  toTimeOffValues,
} from '@/lib/time-off/time-off-form'
import { useTexts } from '@/messages/react/texts-provider'
import { Field } from '../fields/field'
import type { EditState } from '../fields/use-close-guard'
import { Button } from '../ui/button'
import { Input } from '../ui/input'
import { useAccountKind, useForKind } from '../ui/team'
import { useToastFailure } from '../ui/toast-failure'
import { toast } from '../ui/use-toast'
import { AffectedNote } from './affected-note'
import { SpanFields } from './span-fields'

const FIELDS = ['from', 'to', 'startTime', 'endTime', 'title', 'publicLabel'] as const

type TimeOffFormProps = {
  entry: TimeOff | null
  clock: Clock
  today: CalendarDate
  onStatus: (status: EditState) => void
  onDone: () => void
  onCancel: () => void
}

/** Keeps the typed values when the server refuses them. */
export function TimeOffForm({ entry, clock, today, onStatus, onDone, onCancel }: TimeOffFormProps) {
  const { t } = useTexts('timeOff')
  const forKind = useForKind()
  const kind = useAccountKind()
  const actions = useTexts('actions').t
  const toastFailure = useToastFailure()
  const save = useSave(entry, clock)
  const form = useForm<TimeOffValues, unknown, TimeOffOutput>({
    resolver: zodResolver(timeOffFormSchema),
    defaultValues: toTimeOffValues(entry, today),
  })
  const { errors, isDirty, isSubmitting } = form.formState
  useEffect(() => onStatus({ isDirty, isSaving: isSubmitting }), [isDirty, isSubmitting, onStatus])

  async function submit(output: TimeOffOutput) {
    try {
      await save(output)
    } catch (error) {
      const issues = issuesOfFields(FIELDS, error instanceof ApiError ? error.issues : [])
      for (const { name, message } of issues) form.setError(name, { message }, { shouldFocus: true })
      if (issues.length === 0) toastFailure(error, t.form.failed, t.form.kept)
      return
    }
    toast({ title: entry ? t.form.saved : t.form.added })
    onDone()
  }

  return (
    <FormProvider {...form}>
      <form noValidate className="grid gap-5" onSubmit={form.handleSubmit(submit)}>
        <SpanFields clock={clock} today={today} />
        <AffectedNote clock={clock} />
        <Field label={t.form.title} hint={t.form.titleHint} error={errors.title?.message}>
          {(control) => (
            <Input
              {...control}
              placeholder={forKind(t.form.titleExample)}
              autoComplete="off"
              {...form.register('title')}
            />
          )}
        </Field>
        {/* It is for dates on which a page is closed, and a room closes none. */}
        {kind !== 'room' && (
          <Field label={t.form.label} hint={t.form.labelHint} error={errors.publicLabel?.message}>
            {(control) => (
              <Input
                {...control}
                placeholder={t.form.labelExample}
                autoComplete="off"
                {...form.register('publicLabel')}
              />
            )}
          </Field>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" disabled={isSubmitting} onClick={onCancel} className="max-sm:flex-1">
            {actions.cancel}
          </Button>
          <Button type="submit" pending={isSubmitting} className="max-sm:flex-1">
            {entry ? actions.saveChanges : t.form.save}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}

/** The server reads dates in the zone of the account, which must be the one that the screen shows. */
function useSave(entry: TimeOff | null, { timezone }: Clock) {
  const add = useAddTimeOff()
  const change = useChangeTimeOff()
  const updateSettings = useUpdateSettings()
  const { data: settings } = useSettings()
  return async ({ isActive: _, ...output }: TimeOffOutput) => {
    if (settings && !settings.saved) await updateSettings.mutateAsync({ timezone })
    if (entry) await change.mutateAsync({ id: entry.id, ...output })
    else await add.mutateAsync({ ...output, isActive: true })
  }
}
