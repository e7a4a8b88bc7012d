import { useFormContext } from 'react-hook-form'
import { useClock } from '@/components/layout/use-clock'
import { findClosedReason } from '@/lib/forms/closing'
import { closingSentence } from '@/lib/forms/closing-sentence'
import { type FormFields, toCount, UNREADABLE } from '@/lib/forms/form-fields'
import { isResponseLimit } from '@/lib/forms/schema'
import { form as visitorText } from '@/messages/en/form'
import { useTexts } from '@/messages/react/texts-provider'
import { Field } from '../../fields/field'
import { FormSection } from '../../fields/form-section'
import { Input } from '../../ui/input'
import { Textarea } from '../../ui/textarea'
import { useMinute } from '../../ui/use-minute'
import { CloseDateField } from './close-date-field'

type ClosingSectionProps = { responseCount: number; openedAt: number }

/** When the form stops taking responses, with what will happen as it is typed. */
export function ClosingSection({ responseCount, openedAt }: ClosingSectionProps) {
  const { register, watch, formState } = useFormContext<FormFields>()
  const clock = useClock()
  const timeWords = useTexts('time')
  const now = useMinute(openedAt)
  const { errors } = formState
  const [closesAt, limit] = watch(['closesAt', 'maxResponses'])
  const maxResponses = isResponseLimit(toCount(limit)) ? toCount(limit) : null
  const closing = { closesAt: isSet(closesAt) ? Date.parse(closesAt) : null, maxResponses, responseCount }
  return (
    <FormSection title="Closing" text="A closed form stays where it is and says that it takes no more responses.">
      {clock && <CloseDateField clock={clock} now={now} />}
      <Field
        label="Maximum responses"
        hint="Optional. The form closes by itself with the last of them."
        error={errors.maxResponses?.message}
      >
        {(aria) => (
          <Input {...aria} inputMode="numeric" autoComplete="off" className="max-w-40" {...register('maxResponses')} />
        )}
      </Field>
      <Field
        label="Text when closed"
        hint={`Optional. Otherwise: ${visitorText.closed.text}`}
        error={errors.closedText?.message}
      >
        {(aria) => <Textarea {...aria} {...register('closedText')} />}
      </Field>
      {clock && (
        <p role="status" className="rounded-xl bg-muted px-4 py-3 text-sm leading-relaxed">
          {closingSentence(closing, now, clock, timeWords)}
          {findClosedReason(closing, now) !== null && ' Visitors can no longer answer it.'}
        </p>
      )}
    </FormSection>
  )
}

function isSet(closesAt: string): boolean {
  return closesAt !== '' && closesAt !== UNREADABLE
}
