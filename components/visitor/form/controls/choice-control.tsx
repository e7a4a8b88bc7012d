import type { ReactNode } from 'react'
import { heldBy, type TypedAnswer } from '@/lib/forms/answers/draft-answers'
import type { ControlProps } from './control-props'

export const choiceRow = 'visitor-choice'

/** One of the options, or several: the browser's own radios and checkboxes, with their keys, and marks that we draw. */
export function ChoiceControl(props: ControlProps & { children?: ReactNode }) {
  const { question, id, answer, isInvalid, describedBy, onChange, children } = props
  const isMany = heldBy(question.questionType) === 'several'
  const chosen = toList(answer)

  function choose(value: string, isChosen: boolean) {
    if (!isMany) return onChange(value)
    const values = question.options.map((option) => option.value)
    onChange(values.filter((one) => (one === value ? isChosen : chosen.includes(one))))
  }

  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: required is known to a radiogroup, which this is then
    <div
      role={isMany ? 'group' : 'radiogroup'}
      aria-labelledby={id}
      aria-describedby={describedBy}
      aria-required={(!isMany && question.isRequired) || undefined}
      className="grid gap-2"
    >
      {question.options.map(({ value, label, lang }) => (
        <label key={value} className={choiceRow}>
          <input
            type={isMany ? 'checkbox' : 'radio'}
            name={question.id}
            value={value}
            checked={chosen.includes(value)}
            aria-invalid={isInvalid || undefined}
            onChange={(event) => choose(value, event.currentTarget.checked)}
            className={isMany ? 'choice-mark choice-mark-several' : 'choice-mark'}
          />
          <bdi lang={lang} className="min-w-0">
            {label}
          </bdi>
        </label>
      ))}
      {children}
    </div>
  )
}

/** The values of a choice. */
export function toList(answer: TypedAnswer | undefined): string[] {
  if (typeof answer === 'string') return [answer]
  return Array.isArray(answer) ? answer : []
}
