import { useId, useSyncExternalStore } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { Field } from '@/components/fields/field'
import { useErrorAt } from '@/components/fields/field-errors'
import { Input } from '@/components/ui/input'
import { useTexts } from '@/messages/react/texts-provider'

/** The `slug` of the form around it, behind the host. */
export function SlugField({ isNew }: { isNew: boolean }) {
  const { t } = useTexts('pageEditor')
  const { register, control: form } = useFormContext<{ slug?: string }>()
  const { defaultValues } = useFormState({ control: form })
  const error = useErrorAt('slug')
  const hostId = useId()
  const host = useSyncExternalStore(neverChanges, readHost, () => '')
  return (
    <Field label={t.link.label} hint={isNew ? t.link.hintNew : t.link.hint} error={error}>
      {(control) => (
        <div
          // An address reads from left to right in every language.
          dir="ltr"
          className="flex items-stretch rounded-lg has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2 has-aria-invalid:outline-destructive sm:max-w-lg"
        >
          <span
            id={hostId}
            className="flex max-w-[55%] min-w-12 shrink-0 items-center rounded-s-lg border border-input border-e-0 bg-muted px-3 text-muted-foreground text-sm"
          >
            <span className="truncate">{host}</span>/
          </span>
          <Input
            {...control}
            aria-describedby={[hostId, control['aria-describedby']].filter(Boolean).join(' ')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={t.link.example}
            className="rounded-s-none outline-none"
            defaultValue={defaultValues?.slug}
            {...register('slug')}
          />
        </div>
      )}
    </Field>
  )
}

const neverChanges = () => () => undefined
const readHost = () => window.location.host
