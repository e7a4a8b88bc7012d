import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icons'
import { fieldOf } from '@/lib/forms/answers/draft-answers'
import type { Option } from '@/lib/shared/forms/question'
import { useTexts } from '@/messages/react/texts-provider'
import { outlineButton } from '../../shared/styles'
import { toList } from './choice-control'
import type { ControlProps } from './control-props'
import { look } from './text-control'
import { useDrag } from './use-drag'

/**
 * Options in the order of the visitor, who drags them, or moves them by buttons and arrow keys. Nobody has ranked what was not
 * touched. Without scripts the number of its place is typed beside each.
 */
export function RankingControl({ question, id, answer, isInvalid, describedBy, onChange }: ControlProps) {
  const { t, say } = useTexts('answerControls')
  const { options } = question
  const places = options.map((_, index) => toList(answer)[index] ?? '')
  const isRanked = !places.includes('')
  const ordered = isRanked ? places.flatMap((value) => options.filter((option) => option.value === value)) : options
  const list = useRef<HTMLOListElement>(null)
  const [moved, setMoved] = useState<{ option: Option; place: number; step: Step | null } | null>(null)
  const drag = useDrag(list, (from, to) => move(from, to, null))

  // The button went elsewhere together with its row.
  useEffect(() => {
    if (moved?.step)
      list.current?.children[moved.place]?.querySelector<HTMLElement>(`[data-step="${moved.step}"]`)?.focus()
  }, [moved])

  function move(from: number, to: number, step: Step | null) {
    const option = ordered[from]
    const place = Math.min(Math.max(to, 0), options.length - 1)
    if (!option) return
    const next = ordered.filter((one) => one !== option).map(({ value }) => value)
    next.splice(place, 0, option.value)
    onChange(next)
    setMoved({ option, place, step })
  }

  function moveByKey(event: KeyboardEvent, from: number, step: Step) {
    const to = { ArrowUp: from - 1, ArrowDown: from + 1, Home: 0, End: options.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    move(from, to, step)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and the question stands above
    <div role="group" aria-labelledby={id} aria-describedby={describedBy}>
      <ol ref={list} className="grid gap-2">
        {ordered.map((option, place) => (
          <li
            key={option.value}
            style={drag.styleOf(place)}
            className={`flex min-h-13 items-center gap-2 rounded-lg border bg-card pe-1 noscript:px-2 ${isInvalid ? 'border-destructive' : ''} ${drag.dragged === place ? 'relative z-10 shadow-lg' : drag.dragged === null ? '' : 'transition-transform duration-150'}`}
          >
            <span
              aria-hidden="true"
              {...drag.handleOf(place)}
              className="flex min-h-13 min-w-0 flex-1 cursor-grab touch-none select-none items-center gap-3 py-2 ps-3 active:cursor-grabbing noscript:hidden"
            >
              <GripIcon />
              <span
                className={`w-5 shrink-0 text-center tabular-nums ${isRanked ? 'font-semibold' : 'text-muted-foreground'}`}
              >
                {isRanked ? place + 1 : '–'}
              </span>
              <bdi lang={option.lang} className="min-w-0 text-along [overflow-wrap:anywhere]">
                {option.label}
              </bdi>
            </span>
            <span className="sr-only noscript:hidden">
              {isRanked
                ? say(t.ranked, { option: option.label, place: place + 1, total: options.length })
                : option.label}
            </span>
            {STEPS.map((step) => (
              <button
                key={step}
                type="button"
                data-step={step}
                aria-label={say(t[step], { option: option.label })}
                aria-disabled={isRanked && place === (step === 'up' ? 0 : options.length - 1)}
                onClick={() => move(place, step === 'up' ? place - 1 : place + 1, step)}
                onKeyDown={(event) => moveByKey(event, place, step)}
                className="grid size-11 shrink-0 place-items-center rounded-lg text-muted-foreground hover:bg-accent hover:text-foreground aria-disabled:opacity-40 noscript:hidden"
              >
                <Icon>
                  <path d={step === 'up' ? 'm6 15 6-6 6 6' : 'm6 9 6 6 6-6'} />
                </Icon>
              </button>
            ))}
            <label className="hidden items-center gap-3 noscript:flex">
              <input
                type="number"
                name={fieldOf(question.id, option.value)}
                min={1}
                max={options.length}
                aria-label={say(t.place, { option: option.label })}
                aria-invalid={isInvalid || undefined}
                defaultValue={places.indexOf(option.value) + 1 || ''}
                className={`${look} h-12 w-20! shrink-0`}
              />
              <bdi lang={option.lang}>{option.label}</bdi>
            </label>
          </li>
        ))}
      </ol>
      {!isRanked && (
        <button
          type="button"
          onClick={() => {
            onChange(options.map(({ value }) => value))
            setMoved({ option: options[0] ?? NONE, place: 0, step: 'down' })
          }}
          className={`${outlineButton} mt-2 noscript:hidden`}
        >
          {t.keepOrder}
        </button>
      )}
      <div role="status" className="sr-only">
        {moved &&
          isRanked &&
          say(t.ranked, { option: moved.option.label, place: moved.place + 1, total: options.length })}
      </div>
    </div>
  )
}

type Step = (typeof STEPS)[number]
const STEPS = ['up', 'down'] as const
const NONE: Option = { value: '', label: '' }

function GripIcon() {
  return (
    <Icon className="size-4.5 shrink-0 text-muted-foreground">
      <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" strokeWidth="2.5" />
    </Icon>
  )
}
