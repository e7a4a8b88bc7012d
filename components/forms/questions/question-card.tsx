import type { Question } from '@/lib/vocabulary/forms/question'
import { useTexts } from '@/messages/react/texts-provider'
import { Badge } from '../../ui/badge'
import { DragHandle } from '../sortable/drag-handle'
import { useSortableItem } from '../sortable/use-sortable-item'
import { OptionsPreview } from './options-preview'
import { QuestionActions, type QuestionActionsProps } from './question-actions'
import { QUESTION_ICONS } from './question-kinds'

type QuestionCardProps = QuestionActionsProps & { question: Question }

export function QuestionCard(props: QuestionCardProps) {
  const { t, say } = useTexts('questions')
  const { question, index } = props
  const { item, handle } = useSortableItem(question.id)
  const Icon = QUESTION_ICONS[question.questionType]
  return (
    <li
      {...item}
      className="group/card relative grid min-w-0 grid-cols-[auto_minmax(0,1fr)] gap-x-1 rounded-2xl border bg-card p-3 text-card-foreground shadow-xs data-[dragging]:z-10 data-[dragging]:shadow-lg sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:gap-x-2 sm:p-4"
    >
      <DragHandle {...handle} aria-label={say(t.card.move, { number: index + 1 })} className={`-ms-1.5 ${quiet}`} />
      <div className="min-w-0">
        <div className="flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold text-muted-foreground text-sm tabular-nums">{index + 1}.</span>
          <Badge variant="secondary">
            <Icon aria-hidden="true" className="size-3.5" />
            {t.kinds[question.questionType].label}
          </Badge>
          {question.isRequired && <Badge>{t.card.required}</Badge>}
        </div>
        <h2 className="mt-0.5 font-medium leading-snug">{question.question}</h2>
        {question.description && (
          <p className="mt-1 line-clamp-3 whitespace-pre-line text-muted-foreground text-sm">{question.description}</p>
        )}
        <OptionsPreview options={question.options} />
      </div>
      <div
        className={`${quiet} max-sm:col-span-2 max-sm:mt-3 max-sm:-mb-1.5 max-sm:flex max-sm:justify-end max-sm:border-t max-sm:pt-1.5`}
      >
        <QuestionActions {...props} />
      </div>
    </li>
  )
}

/** Faint until the card is pointed at or has the focus; never where there is no pointer to hover with. */
const quiet =
  'transition-opacity [@media(hover:hover)]:opacity-65 [@media(hover:hover)]:group-focus-within/card:opacity-100 [@media(hover:hover)]:group-hover/card:opacity-100'
