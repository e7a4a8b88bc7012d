import { LinkedText } from '@/components/visitor/shared/linked-text'
import { useTexts } from '@/messages/react/texts-provider'
import { choiceRow } from './choice-control'
import type { ControlProps } from './control-props'

/** Two large buttons that are radios. */
export function YesNoControl({ question, id, answer, isInvalid, describedBy, onChange }: ControlProps) {
  const { t } = useTexts('answerControls')
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={describedBy}
      aria-required={question.isRequired || undefined}
      className="grid grid-cols-2 gap-2 @md:max-w-sm"
    >
      {(['true', 'false'] as const).map((value) => (
        <label key={value} className={`${choiceRow} min-h-14! font-medium`}>
          <input
            type="radio"
            name={question.id}
            value={value}
            checked={answer === value}
            aria-invalid={isInvalid || undefined}
            onChange={() => onChange(value)}
            className="choice-mark"
          />
          {value === 'true' ? t.yes : t.no}
        </label>
      ))}
    </div>
  )
}

/** The owner's statement beside a box. Its links open beside the page. */
export function ConsentControl({ question, answer, isInvalid, describedBy, onChange }: ControlProps) {
  return (
    <label className={`${choiceRow} items-start!`}>
      <input
        type="checkbox"
        name={question.id}
        value="true"
        checked={answer === 'true'}
        aria-required={question.isRequired || undefined}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.currentTarget.checked ? 'true' : '')}
        className="choice-mark choice-mark-several mt-0.5"
      />
      <span
        dir="auto"
        lang={question.lang?.statement}
        className="min-w-0 whitespace-pre-line text-along [overflow-wrap:anywhere]"
      >
        <LinkedText text={question.settings.statement ?? ''} />
      </span>
    </label>
  )
}
