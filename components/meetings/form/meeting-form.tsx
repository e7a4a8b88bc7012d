import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useEffect, useMemo } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { Field } from '@/components/fields/field'
import { LocationFields } from '@/components/fields/location-fields'
import { UnsavedGuard } from '@/components/layout/unsaved-guard'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { MeetingBody } from '@/lib/client/meetings'
import { ApiError } from '@/lib/client/request'
import {
  type MeetingFormOutput,
  type MeetingFormValues,
  meetingFormSchema,
  toMeetingBody,
  toMeetingFieldErrors,
} from '@/lib/meetings/meeting-form'
import type { Meeting } from '@/lib/meetings/schema'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import type { Clock } from '@/lib/time/meeting-time'
import { PeopleSection } from './people-section'
import { TimesSection } from './times-section'

export type FormStatus = { isDirty: boolean; isSaving: boolean }

type MeetingFormProps = {
  /** What is stored or preset. When it changes, fields that nobody has touched follow. */
  values: MeetingFormValues
  clock: Clock
  today: CalendarDate
  /** The meeting that is changed; none when it is new. */
  stored?: Meeting
  notifyHint: string
  /** Shows its own toast and throws when it fails. */
  onSave: (body: MeetingBody) => Promise<void>
  onStatus?: (status: FormStatus) => void
  isFocusedOnOpen?: boolean
  className?: string
  /** The buttons below the fields. */
  children: (status: FormStatus) => ReactNode
}

/** The fields of a meeting, for the dialog and the edit screen. */
export function MeetingForm({ values, clock, today, stored, onSave, onStatus, ...props }: MeetingFormProps) {
  const { notifyHint, isFocusedOnOpen, className, children } = props
  const isHydrated = useHydrated()
  const { timezone } = clock
  const schema = useMemo(() => meetingFormSchema(timezone, stored), [timezone, stored])
  const form = useForm<MeetingFormValues, unknown, MeetingFormOutput>({
    resolver: zodResolver(schema),
    defaultValues: values,
    values,
    resetOptions: { keepDirtyValues: true },
  })
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState
  const isDirty = form.formState.isDirty && !isSubmitSuccessful
  const status = { isDirty, isSaving: isSubmitting }

  useEffect(() => onStatus?.({ isDirty, isSaving: isSubmitting }), [onStatus, isDirty, isSubmitting])
  useEffect(() => {
    if (isFocusedOnOpen) form.setFocus('title')
  }, [isFocusedOnOpen, form])

  async function save(output: MeetingFormOutput) {
    try {
      await onSave(toMeetingBody(output, timezone, stored))
    } catch (error) {
      const fields = error instanceof ApiError ? toMeetingFieldErrors(error.issues) : []
      for (const { name, message } of fields)
        form.setError(name, { message }, { shouldFocus: name === fields[0]?.name })
      // Without an error of its own a failed save would count as a good one.
      if (fields.length === 0) form.setError('root', { message: 'Not saved' })
    }
  }

  return (
    <FormProvider {...form}>
      <form noValidate className={className} onSubmit={form.handleSubmit(save)}>
        <fieldset disabled={!isHydrated} className="grid min-w-0 gap-5">
          <Field label="Title" error={errors.title?.message}>
            {(aria) => (
              <Input {...aria} autoComplete="off" placeholder="Project kick-off" {...form.register('title')} />
            )}
          </Field>
          <TimesSection clock={clock} today={today} isStored={stored !== undefined} />
          <LocationFields />
          <PeopleSection notifyHint={notifyHint} />
          <Field label="Description" error={errors.description?.message}>
            {(aria) => <Textarea {...aria} {...form.register('description')} />}
          </Field>
        </fieldset>
        {children(status)}
        <UnsavedGuard isDirty={isDirty} />
      </form>
    </FormProvider>
  )
}
