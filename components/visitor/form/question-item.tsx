import { memo, useId, useRef } from 'react'
import { heldBy, type TypedAnswer } from '@/lib/forms/answers/draft-answers'
import type { Question } from '@/lib/shared/forms/question'
import { QUESTION_KINDS } from '@/lib/shared/forms/question-kinds'
import type { QuestionKind } from '@/lib/shared/forms/question-types'
import type { Rule } from '@/lib/shared/forms/rule'
import { useTexts } from '@/messages/react/texts-provider'
import { isUnanswered } from './answering/issues'
import type { Controls } from './controls/core-controls'
import type { RuleTalk } from './rule-messages'

type Props = {
  question: Question
  controls: Controls
  /** Its place among those that are shown; null while it is skipped. */
  number: number | null
  answer: TypedAnswer | undefined
  issue: string | undefined
  /** Messages of the rules for this answer; undefined when no rule has messages. */
  messages: readonly string[] | undefined
  /** Given beside messages alone, as other questions are not drawn again for new ones. */
  rules: readonly Rule[] | undefined
  RuleMessages: RuleTalk['RuleMessages'] | undefined
  /** True on a page without scripts, where nothing but the browser reacts. */
  isPlain?: boolean
  /** True in a form so large that questions far from the screen are not laid out. */
  isLarge?: boolean
  onChange: (questionId: string, answer: TypedAnswer) => void
  onLeave: (questionId: string) => void
}

/** One question. A skipped one stays in the document, collapsed, so that it can appear without a jump. */
export const QuestionItem = memo(function QuestionItem(props: Props) {
  const { question, controls, number, answer, issue, messages, rules, RuleMessages } = props
  const { isPlain, isLarge, onChange, onLeave } = props
  const { t } = useTexts('form')
  const item = useRef<HTMLLIElement>(null)
  const id = useId()
  const ids = { name: `${id}name`, description: `${id}about`, issue: `${id}issue` }
  const { control } = QUESTION_KINDS[question.questionType]
  const Control = controls[control]
  const held = heldBy(question.questionType)
  const hint = control === 'checkboxes' ? t.chooseSome : ''
  const isGroup = held !== 'text'
  const describedBy = [(question.description || hint) && ids.description, issue && ids.issue].filter(Boolean).join(' ')
  const canClear = !isPlain && CLEARED[control] && !isUnanswered(answer) && !question.isRequired

  /** The button disappears with the answer, so the focus moves to the question. */
  function clear() {
    onChange(question.id, '')
    item.current?.querySelector<HTMLElement>('input, button')?.focus()
  }

  return (
    <li
      ref={item}
      id={isPlain ? question.id : undefined}
      data-question={question.id}
      inert={number === null}
      style={isLarge ? { containIntrinsicBlockSize: `auto ${expectedHeight(question)}px` } : undefined}
      className={`${isLarge ? farFromScreen : ''} scroll-mt-24 sm:scroll-mt-0 grid grid-rows-[1fr] transition-[grid-template-rows,opacity,visibility] duration-200 inert:invisible inert:grid-rows-[0fr] inert:opacity-0`}
    >
      <div className="min-h-0 min-w-0 in-[[inert]]:overflow-hidden">
        <div className="pt-(--question-gap,2.25rem)">
          <div className="flex gap-2 font-medium text-base leading-snug">
            <span aria-hidden="true" className="shrink-0 whitespace-nowrap text-muted-foreground tabular-nums">
              {number === null ? '' : `${number}.`}
            </span>
            <div dir="auto" className="min-w-0 text-along break-words">
              {isGroup ? (
                <span id={ids.name} lang={question.lang?.question}>
                  {question.question}
                </span>
              ) : (
                <label id={ids.name} lang={question.lang?.question} htmlFor={`${id}control`}>
                  {question.question}
                </label>
              )}
              {question.isRequired && (
                <span aria-hidden="true" className="text-destructive">
                  {'\u00a0*'}
                </span>
              )}
            </div>
          </div>
          {(question.description || hint) && (
            <p
              id={ids.description}
              dir="auto"
              className="mt-1.5 text-along whitespace-pre-line text-muted-foreground text-sm leading-relaxed"
            >
              <span lang={question.lang?.description}>{question.description}</span>
              {hint && <span>{question.description ? `\n${hint}` : hint}</span>}
            </p>
          )}
          <div className="mt-3">
            {Control && (
              <Control
                question={question}
                id={isGroup ? ids.name : `${id}control`}
                answer={answer}
                isInvalid={issue !== undefined}
                describedBy={describedBy || undefined}
                onChange={(changed) => onChange(question.id, changed)}
                onLeave={() => onLeave(question.id)}
              />
            )}
          </div>
          {canClear && (
            <button
              type="button"
              aria-describedby={ids.name}
              onClick={clear}
              className="-ms-2 inline-flex min-h-11 items-center rounded-lg px-2 text-muted-foreground text-sm underline decoration-input underline-offset-4 hover:text-foreground"
            >
              {t.clearAnswer}
            </button>
          )}
          {issue && (
            <p
              id={ids.issue}
              lang={issue === question.validation.message ? question.lang?.message : undefined}
              className="mt-2 font-medium text-destructive text-sm"
            >
              {issue}
            </p>
          )}
          {messages && rules && RuleMessages && <RuleMessages rules={rules} messages={messages} />}
        </div>
      </div>
    </li>
  )
})

/** Controls that have no way of their own to take an answer back. */
const CLEARED: { [Name in QuestionKind['control']]?: true } = {
  stars: true,
  radios: true,
  yes_no: true,
  scale: true,
  ranking: true,
  matrix: true,
  address: true,
  date: true,
  time: true,
}

/**
 * Kept out of style and layout while it is far from the screen, and yet found by a search in the page, by the Tab key and
 * by screen readers. What is drawn there is clipped, so there is room for the outlines of its controls.
 */
const farFromScreen =
  '-mx-1.5 -mb-1.5 px-1.5 pb-1.5 [content-visibility:auto] inert:[contain-intrinsic-block-size:0px]! inert:[content-visibility:hidden]'

/** In pixels, on a phone. Once a question was near the screen, the browser remembers its height. */
function expectedHeight({ options }: Question): number {
  return 160 + options.length * 56
}
