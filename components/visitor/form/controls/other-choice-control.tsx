import { useEffect, useRef, useState } from 'react'
import { OTHER_PART } from '@/lib/forms/answers/core-kit'
import { fieldOf, heldBy } from '@/lib/forms/answers/draft-answers'
import { useTexts } from '@/messages/react/texts-provider'
import { ChoiceControl, choiceRow, toList } from './choice-control'
import type { ControlProps } from './control-props'
import { look } from './text-control'

/** Options, and a line for an answer that is none of them. What is typed there replaces a single choice. */
export function OtherChoiceControl(props: ControlProps) {
  return props.question.settings.other ? <OtherChoice {...props} /> : <ChoiceControl {...props} />
}

function OtherChoice(props: ControlProps) {
  const { t } = useTexts('answerControls')
  const { question, id, answer, isInvalid, onChange, onLeave } = props
  const isMany = heldBy(question.questionType) === 'several'
  const given = toList(answer)
  const chosen = given.filter((one) => question.options.some(({ value }) => value === one))
  const own = given.find((one) => one !== '' && !chosen.includes(one)) ?? ''
  const [isOpen, setIsOpen] = useState(false)
  /** Comes back when the visitor does. */
  const kept = useRef('')
  const line = useRef<HTMLInputElement>(null)
  const isOther = isOpen || own !== ''
  if (own !== '') kept.current = own

  // Cleared from outside.
  useEffect(() => {
    if (answer === undefined) setIsOpen(false)
  }, [answer])

  function put(text: string) {
    onChange(isMany ? [...chosen, ...(text === '' ? [] : [text])] : text)
  }

  function chooseOther(isChosen: boolean) {
    setIsOpen(isChosen)
    put(isChosen ? kept.current : '')
    if (isChosen) setTimeout(() => line.current?.focus())
  }

  return (
    <div className="grid gap-2">
      <ChoiceControl
        {...props}
        answer={chosen}
        onChange={(next) => {
          if (!isMany) setIsOpen(false)
          onChange(isMany && own !== '' ? [...toList(next), own] : next)
        }}
      >
        <label className={`${choiceRow} noscript:hidden`}>
          <input
            type={isMany ? 'checkbox' : 'radio'}
            name={question.id}
            value=""
            checked={isOther}
            aria-invalid={isInvalid || undefined}
            onChange={(event) => chooseOther(event.currentTarget.checked)}
            className={isMany ? 'choice-mark choice-mark-several' : 'choice-mark'}
          />
          {t.ownAnswer}
        </label>
      </ChoiceControl>
      <input
        ref={line}
        type="text"
        name={fieldOf(question.id, OTHER_PART)}
        aria-label={t.ownAnswer}
        aria-describedby={id}
        placeholder={t.ownAnswer}
        value={own}
        onChange={(event) => {
          setIsOpen(true)
          kept.current = event.currentTarget.value
          put(event.currentTarget.value)
        }}
        onBlur={onLeave}
        className={`${look} h-12 ${isOther ? '' : 'hidden noscript:block'}`}
      />
    </div>
  )
}
