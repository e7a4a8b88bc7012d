import Link from 'next/link'
import { useController, useFormContext } from 'react-hook-form'
import { Field } from '@/components/fields/field'
import { FormSection } from '@/components/fields/form-section'
import { Select } from '@/components/ui/select'
import { useForms } from '@/lib/client/forms'
import type { PageFormOutput, PageFormValues } from '@/lib/pages/page-editor'

const NONE = 'none'

/** The form whose questions are asked while booking. */
export function AskedFormSection() {
  const { control: form } = useFormContext<PageFormValues, unknown, PageFormOutput>()
  const { field, fieldState } = useController({ control: form, name: 'formId' })
  const { data: forms, isPending } = useForms()
  const chosen = forms?.find(({ id }) => id === field.value)
  const options = [
    { value: NONE, label: 'None' },
    ...(forms ?? []).map(({ id, title }) => ({ value: id, label: title })),
    // Until the list is there, and if it never comes, the choice is kept as it is stored.
    ...(field.value && !chosen ? [{ value: field.value, label: isPending ? 'Loading…' : 'The chosen form' }] : []),
  ]
  return (
    <FormSection title="Questions">
      <Field
        label="Form"
        hint="Optional. Whoever books answers its questions with the booking, published or not."
        error={fieldState.error?.message}
        className="sm:max-w-sm"
      >
        {(control) => (
          <Select
            {...control}
            value={field.value ?? NONE}
            onValueChange={(value) => field.onChange(value === NONE ? null : value)}
            onBlur={field.onBlur}
            disabled={field.disabled}
            options={options}
          />
        )}
      </Field>
      {chosen ? (
        <p className="text-sm">
          <Link href={`/forms/${chosen.id}/edit`} className="font-medium text-primary underline underline-offset-4">
            Edit the form
          </Link>{' '}
          <span className="text-muted-foreground">
            {chosen.questionCount === 0
              ? 'It has no questions yet, so nothing is asked.'
              : `It asks ${chosen.questionCount === 1 ? '1 question' : `${chosen.questionCount} questions`}.`}
          </span>
        </p>
      ) : (
        forms?.length === 0 && (
          <p className="text-sm">
            <Link href="/forms/new" className="font-medium text-primary underline underline-offset-4">
              Create a form
            </Link>{' '}
            <span className="text-muted-foreground">to ask for what you need to know beforehand.</span>
          </p>
        )
      )}
    </FormSection>
  )
}
