import { ListFilter } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { prepareFocusBeside } from '@/components/ui/row-focus'
import { MAX_ANSWER_CONDITIONS } from '@/lib/forms/answers/answer-conditions'
import { operatorsOf } from '@/lib/forms/rules/operators'
import type { AskedQuestion } from '@/lib/shared/forms/question'
import { useTexts } from '@/messages/react/texts-provider'
import { hasAnswers } from '../response-view'
import { AnswerFilter, type TypedCondition } from './answer-filter'

type FilterToolsProps = {
  questions: readonly AskedQuestion[]
  conditions: readonly TypedCondition[]
  onChange: (conditions: readonly TypedCondition[]) => void
  /** On a phone the buttons are folded until they are asked for. */
  isUnfolded: boolean
  /** At the start of the line. */
  status: ReactNode
  /** At its end. */
  columns: ReactNode
}

/** The status, answers to narrow by, and columns in one line; the conditions follow it. */
export function FilterTools({ questions, conditions, onChange, isUnfolded, status, columns }: FilterToolsProps) {
  const {
    t: { answerFilter: t },
  } = useTexts('responses')
  const rows = useRef<HTMLFieldSetElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const isAdded = useRef(false)
  const choices = questions.filter(hasAnswers)
  const [first] = choices
  const count = conditions.length

  useEffect(() => {
    if (isAdded.current && count > 0) rows.current?.lastElementChild?.querySelector('select')?.focus()
    isAdded.current = false
  }, [count])

  function append() {
    if (!first || count >= MAX_ANSWER_CONDITIONS) return
    const key = Math.max(0, ...conditions.map((condition) => condition.key)) + 1
    const [operator = 'answered'] = operatorsOf(first.type)
    onChange([...conditions, { key, questionId: first.id, operator, value: '' }])
    isAdded.current = true
  }

  function remove(condition: TypedCondition) {
    const items = [...(rows.current?.querySelectorAll<HTMLElement>(':scope > div') ?? [])]
    const focusBeside = prepareFocusBeside(
      items,
      (item) => items.indexOf(item) === conditions.indexOf(condition),
      () => add.current,
      (item) => item.querySelector('select'),
    )
    onChange(conditions.filter((one) => one !== condition))
    focusBeside()
  }

  return (
    <div className="mb-5 grid gap-3 max-sm:mb-3 empty:hidden print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        {status}
        <div className={cn('flex flex-wrap gap-2 max-sm:w-full', !isUnfolded && count === 0 && 'max-sm:hidden')}>
          {first && (
            <Button
              ref={add}
              variant="outline"
              aria-disabled={count >= MAX_ANSWER_CONDITIONS || undefined}
              className="grow px-3.5 aria-disabled:opacity-50"
              onClick={append}
            >
              <ListFilter aria-hidden="true" className="size-4" />
              {t.add}
            </Button>
          )}
          {columns}
        </div>
      </div>
      {count > 0 && (
        <AnswerFilter ref={rows} questions={choices} conditions={conditions} onChange={onChange} onRemove={remove} />
      )}
    </div>
  )
}
