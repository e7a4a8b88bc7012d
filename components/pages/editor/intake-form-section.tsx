import { useController, useFormContext } from 'react-hook-form'
import { Field } from '@/components/fields/field'
import { useErrorAt } from '@/components/fields/field-errors'
import { FormSection } from '@/components/fields/form-section'
import { Link } from '@/components/ui/link'
import { strongLink } from '@/components/ui/link-styles'
import { useForms } from '@/lib/client/forms'
import type { PageFormOutput, PageFormValues } from '@/lib/pages/page-editor'
import { sayNodes } from '@/messages/react/say-nodes'
import { useTexts } from '@/messages/react/texts-provider'
import { FormSelect } from './form-select'

/** The form that guests answer when they book. */
export function IntakeFormSection() {
  const { t, say, locale } = useTexts('pageEditor')
  const { control: form } = useFormContext<PageFormValues, unknown, PageFormOutput>()
  const { field } = useController({ control: form, name: 'formId' })
  const error = useErrorAt<PageFormValues>('formId')
  const { data: forms } = useForms()
  const chosen = forms?.find(({ id }) => id === field.value)
  return (
    <FormSection title={t.form.heading}>
      <Field label={t.form.label} hint={t.form.hint} error={error} className="sm:max-w-sm">
        {(control) => (
          <FormSelect
            {...control}
            value={field.value ?? null}
            onChange={field.onChange}
            onBlur={field.onBlur}
            disabled={field.disabled}
          />
        )}
      </Field>
      {chosen ? (
        <p className="text-sm">
          <span className="text-muted-foreground">
            {chosen.questionCount === 0 ? t.form.noQuestions : say(t.form.questions, { count: chosen.questionCount })}
          </span>{' '}
          <Link href={`/forms/${chosen.id}/edit`} className={strongLink}>
            {t.form.edit}
          </Link>
        </p>
      ) : (
        forms?.length === 0 && (
          <p className="text-muted-foreground text-sm">
            {sayNodes(locale, t.form.create, {
              link: (words) => (
                <Link href="/forms/new" className={strongLink}>
                  {words}
                </Link>
              ),
            })}
          </p>
        )
      )}
    </FormSection>
  )
}
