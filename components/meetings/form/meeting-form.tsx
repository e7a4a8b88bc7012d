import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useEffect, useMemo } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { Field } from '@/components/fields/field'
import { LocationFields } from '@/components/fields/location-fields'
import type { EditState } from '@/components/fields/use-close-guard'
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
import { useTexts } from '@/messages/react/texts-provider'

import { PeopleSection } from './people-section'
import { TimesSection } from './times-section'

type MeetingFormProps = {
  /** Stored or preset values. When they change, untouched fields follow. */
  values: MeetingFormValues
  clock: Clock
  today: CalendarDate
  /** The edited meeting; undefined for a new one. */
  stored?: Meeting
  notifyHint: string
  /** Shows its own toast on failure and throws. */
  onSave: (body: MeetingBody) => Promise<void>
  onStatus?: (status: EditState) => void
  isFocusedOnOpen?: boolean
  className?: string
  /** The buttons below the fields. */
  children: (status: EditState) => ReactNode
}

/** The fields of a meeting, for the dialog and the edit screen. */
export function MeetingForm({ values, clock, today, stored, onSave, onStatus, ...props }: MeetingFormProps) {
  const { notifyHint, isFocusedOnOpen, className, children } = props
  const { t } = useTexts('meetingForm')
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
      // Without an error the form would count a failed save as successful.
      if (fields.length === 0) form.setError('root', { type: 'server' })
    }
  }

  return (
    <FormProvider {...form}>
      <form noValidate className={className} onSubmit={form.handleSubmit(save)}>
        <fieldset disabled={!isHydrated} className="grid min-w-0 gap-5">
          <Field label={t.title} error={errors.title?.message}>
            {(aria) => (
              <Input {...aria} autoComplete="off" placeholder={t.titlePlaceholder} {...form.register('title')} />
            )}
          </Field>
          <TimesSection clock={clock} today={today} isStored={stored !== undefined} />
          <LocationFields />
          <PeopleSection notifyHint={notifyHint} />
          <Field label={t.description} error={errors.description?.message}>
            {(aria) => <Textarea {...aria} {...form.register('description')} />}
          </Field>
        </fieldset>
        {children(status)}
        <UnsavedGuard isDirty={isDirty} />
      </form>
    </FormProvider>
  )
}
