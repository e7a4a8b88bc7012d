import { memo, type ReactNode, useId } from 'react'
import { useTexts } from '@/messages/react/texts-provider'
import { Badge } from '../../ui/badge'
import { cn } from '../../ui/cn'
import { DragHandle } from '../sortable/drag-handle'
import { useSortableItem } from '../sortable/use-sortable-item'
import { InsertLine } from './insert-line'
import { OptionsPreview } from './options-preview'
import { QuestionActions, type QuestionActionsProps } from './question-actions'
import { QUESTION_LOOKS } from './question-kinds'

type QuestionCardProps = Omit<QuestionActionsProps, 'titleId'> & {
  /** The page that begins here. */
  page: number | undefined
  isFull: boolean
  onInsert: (place: number) => void
  /** Its settings, where they are part of the card. */
  children?: ReactNode
}

/** A question and the line behind it. Pressing it anywhere shows its settings. */
export const QuestionCard = memo(function QuestionCard(props: QuestionCardProps) {
  const { t, say } = useTexts('questions')
  const { question, index, isLast, page, isFull, isSelected, onInsert, children } = props
  const { item, handle } = useSortableItem(question.id)
  const id = useId()
  const number = index + 1
  const Icon = QUESTION_LOOKS[question.questionType].icon
  return (
    <li {...item} className={cn('relative min-w-0 scroll-mt-20 scroll-mb-4 data-[dragging]:z-10', page && 'pt-4')}>
      <div
        className={cn(
          'group/card relative rounded-2xl border bg-card p-2 text-card-foreground shadow-xs transition-colors in-data-[dragging]:shadow-lg',
          isSelected ? 'border-primary ring-1 ring-primary' : 'hover:border-input',
        )}
      >
        <div className="grid min-w-0 grid-cols-[auto_auto_minmax(0,1fr)_auto] gap-x-1">
          {/* Above the area of the edit button, which is the whole card. */}
          <DragHandle {...handle} aria-label={say(t.card.move, { number })} className="relative z-1" />
          <span className="self-center pe-1 font-semibold text-muted-foreground text-sm tabular-nums">{number}.</span>
          <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 @max-[26rem]:col-span-3 @max-[26rem]:col-start-2 @max-[26rem]:row-start-2">
            <Badge variant="secondary">
              <Icon aria-hidden="true" className="size-3.5" />
              {page ? say(t.card.page, { number: page }) : t.kinds[question.questionType].label}
            </Badge>
            {question.isRequired && <Badge>{t.card.required}</Badge>}
          </div>
          <QuestionActions {...props} titleId={id} />
          <div className="col-span-3 col-start-2 min-w-0 pt-1 pe-2 pb-2">
            <h2 id={id} className="line-clamp-3 break-words font-medium leading-snug">
              {question.question}
            </h2>
            {!children && (
              <>
                {question.description && (
                  <p className="mt-1 line-clamp-2 whitespace-pre-line text-muted-foreground text-sm">
                    {question.description}
                  </p>
                )}
                <OptionsPreview options={question.options} />
              </>
            )}
          </div>
        </div>
        {children && <div className="relative border-t px-2 pt-4 pb-3">{children}</div>}
      </div>
      {!isLast && (
        <InsertLine label={say(t.card.insert, { number })} disabled={isFull} onClick={() => onInsert(index + 1)} />
      )}
    </li>
  )
})
