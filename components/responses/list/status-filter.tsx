import { pillStyles } from '@/components/ui/pill-styles'
import type { Form } from '@/lib/forms/form'
import { RESPONSE_STATUSES, type ResponseStatus } from '@/lib/shared/forms/response-status'
import { useTexts } from '@/messages/react/texts-provider'

type StatusFilterProps = {
  form: Form
  status: ResponseStatus | null
  onChange: (status: ResponseStatus | null) => void
}

/** Narrows the list and the summary to new or done responses; each choice has its count. */
export function StatusFilter({ form, status, onChange }: StatusFilterProps) {
  const {
    locale,
    t: { status: t },
  } = useTexts('responses')
  const counts = { new: form.newCount, done: form.responseCount - form.newCount }
  const choice = (label: string, count: number, value: ResponseStatus | null) => (
    <button
      key={label}
      type="button"
      aria-pressed={status === value}
      className={`${pillStyles} max-sm:flex-1`}
      onClick={() => onChange(value)}
    >
      {label}
      <span className="text-muted-foreground text-xs">{new Intl.NumberFormat(locale).format(count)}</span>
    </button>
  )
  return (
    <fieldset className="flex flex-wrap gap-2 max-sm:w-full">
      <legend className="sr-only">{t.label}</legend>
      {choice(t.all, form.responseCount, null)}
      {RESPONSE_STATUSES.map((one) => choice(t[one], counts[one], one))}
    </fieldset>
  )
}
