import { useFormContext, useWatch } from 'react-hook-form'
import { useClock } from '@/components/layout/use-clock'
import { findClosedReason } from '@/lib/forms/closing'
import { closingSentence } from '@/lib/forms/closing-sentence'
import { type FormFields, toCount, UNREADABLE } from '@/lib/forms/form-fields'
import { isResponseLimit } from '@/lib/forms/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { Field } from '../../fields/field'
import { useErrorAt } from '../../fields/field-errors'
import { FoldedSection } from '../../fields/form-section'
import { useTextField } from '../../translations/use-text-field'
import { Input } from '../../ui/input'
import { Textarea } from '../../ui/textarea'
import { useMinute } from '../../ui/use-minute'
import { CloseDateField } from './close-date-field'

const WATCHED = ['closesAt', 'maxResponses'] as const

type ClosingSectionProps = { isOpen: boolean; responseCount: number; openedAt: number }

/** Sets when the form stops taking responses, and says what the typed values will do. */
export function ClosingSection({ isOpen, responseCount, openedAt }: ClosingSectionProps) {
  const texts = useTexts('forms')
  const { say } = texts
  const t = texts.t.closing
  const { register, control } = useFormContext<FormFields>()
  const visitorText = useTexts('form').t
  const clock = useClock()
  const timeWords = useTexts('time')
  const now = useMinute(openedAt)
  const limitError = useErrorAt<FormFields>('maxResponses')
  const closedText = useTextField('closedText', t.text)
  const [closesAt, limit] = useWatch({ control, name: WATCHED })
  const maxResponses = isResponseLimit(toCount(limit)) ? toCount(limit) : null
  const closing = { closesAt: isSet(closesAt) ? Date.parse(closesAt) : null, maxResponses, responseCount }
  const sentence = clock && closingSentence(closing, now, clock, texts, timeWords)
  return (
    <FoldedSection title={t.title} text={t.intro} note={sentence} isOpenAtFirst={isOpen}>
      {clock && <CloseDateField clock={clock} now={now} />}
      <Field label={t.limit} hint={t.limitHint} error={limitError}>
        {(aria) => (
          <Input {...aria} inputMode="numeric" autoComplete="off" className="max-w-40" {...register('maxResponses')} />
        )}
      </Field>
      <Field
        key={closedText.path}
        label={closedText.label}
        hint={say(t.textHint, { text: visitorText.closed.text })}
        error={closedText.error}
      >
        {(aria) => <Textarea {...aria} {...closedText.input} {...register(closedText.path as 'closedText')} />}
      </Field>
      {sentence && (
        <p role="status" className="rounded-xl bg-muted px-4 py-3 text-sm leading-relaxed">
          {findClosedReason(closing, now) === null ? sentence : say(t.noMoreAnswers, { sentence })}
        </p>
      )}
    </FoldedSection>
  )
}

function isSet(closesAt: string): boolean {
  return closesAt !== '' && closesAt !== UNREADABLE
}
