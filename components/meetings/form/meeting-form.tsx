import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useEffect, useMemo } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { Field } from '@/components/fields/field'
import { useErrorAt } from '@/components/fields/field-errors'
import { LocationFields } from '@/components/fields/location-fields'
import { QuietFormProvider } from '@/components/fields/quiet-form-provider'
import type { EditState } from '@/components/fields/use-close-guard'
import { useStoredForm } from '@/components/fields/use-stored-form'
import { UnsavedGuard } from '@/components/layout/unsaved-guard'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
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
  /** After a save by the button. */
  onSaved?: () => void
  isFocusedOnOpen?: boolean
  className?: string
  /** The buttons below the fields. */
  children: (status: EditState) => ReactNode
}

/** The fields of a meeting, for the dialog and the edit screen. */
export function MeetingForm({ values, clock, today, stored, onSave, onSaved, onStatus, ...props }: MeetingFormProps) {
  const { notifyHint, isFocusedOnOpen, className, children } = props
  const { timezone } = clock
  const resolver = useMemo(() => zodResolver(meetingFormSchema(timezone, stored)), [timezone, stored])
  const form = useStoredForm<MeetingFormValues, MeetingFormOutput>({ resolver, values })

  useEffect(() => {
    if (isFocusedOnOpen) form.setFocus('title')
  }, [isFocusedOnOpen, form])

  async function save(output: MeetingFormOutput) {
    try {
      await onSave(toMeetingBody(output, timezone, stored))
      return true
    } catch (error) {
      const fields = error instanceof ApiError ? toMeetingFieldErrors(error.issues) : []
      for (const { name, message } of fields)
        form.setError(name, { message }, { shouldFocus: name === fields[0]?.name })
      // Without an error the form would count a failed save as successful.
      if (fields.length === 0) form.setError('root', { type: 'server' })
      return false
    }
  }

  async function saveAndClose(output: MeetingFormOutput) {
    if (await save(output)) onSaved?.()
  }

  const isStored = stored !== undefined
  // The same elements, so that a save does not draw them again.
  const sections = useMemo(
    () => (
      <>
        <TitleField />
        <TimesSection clock={clock} today={today} isStored={isStored} />
        <LocationFields />
        <PeopleSection notifyHint={notifyHint} />
        <DescriptionField />
      </>
    ),
    [clock, today, isStored, notifyHint],
  )

  return (
    <QuietFormProvider form={form}>
      <form noValidate className={className} onSubmit={form.handleSubmit(saveAndClose)}>
        <div className="grid min-w-0 gap-5">{sections}</div>
        <FormEnd onStatus={onStatus} onSave={form.handleSubmit(save)}>
          {children}
        </FormEnd>
      </form>
    </QuietFormProvider>
  )
}

function TitleField() {
  const { t } = useTexts('meetingForm')
  const { register } = useFormContext<MeetingFormValues>()
  const error = useErrorAt<MeetingFormValues>('title')
  return (
    <Field label={t.title} error={error}>
      {(aria) => <Input {...aria} autoComplete="off" placeholder={t.titlePlaceholder} {...register('title')} />}
    </Field>
  )
}

function DescriptionField() {
  const { t } = useTexts('meetingForm')
  const { register } = useFormContext<MeetingFormValues>()
  const error = useErrorAt<MeetingFormValues>('description')
  return (
    <Field label={t.description} error={error}>
      {(aria) => <Textarea {...aria} {...register('description')} />}
    </Field>
  )
}

type FormEndProps = Pick<MeetingFormProps, 'onStatus' | 'children'> & { onSave: () => Promise<unknown> }

/** The buttons, and the question before what was typed is left. */
function FormEnd({ onStatus, onSave, children }: FormEndProps) {
  const { isDirty, isSubmitting, isSubmitSuccessful } = useFormState()
  const isUnsaved = isDirty && !isSubmitSuccessful
  useEffect(() => onStatus?.({ isDirty: isUnsaved, isSaving: isSubmitting }), [onStatus, isUnsaved, isSubmitting])
  return (
    <>
      {children({ isDirty: isUnsaved, isSaving: isSubmitting })}
      <UnsavedGuard isDirty={isUnsaved} onSave={onSave} />
    </>
  )
}
