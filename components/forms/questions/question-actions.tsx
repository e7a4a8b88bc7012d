import { ArrowDown, ArrowUp, CopyPlus, EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import { useDuplicateQuestion } from '@/lib/client/form-questions'
import type { Question } from '@/lib/vocabulary/forms/question'
import { useTexts } from '@/messages/react/texts-provider'
import { Button } from '../../ui/button'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '../../ui/dropdown-menu'
import { toast } from '../../ui/use-toast'
import { useFormFailure } from '../failure'

export type QuestionActionsProps = {
  formId: string
  question: Question
  /** Its place among the questions, from 0. */
  index: number
  count: number
  onEdit: () => void
  onDelete: () => void
  onMove: (to: number) => void
}

export function QuestionActions({ formId, question, index, count, onEdit, onDelete, onMove }: QuestionActionsProps) {
  const { t, say } = useTexts('questions')
  const toastFailure = useFormFailure()
  const duplicate = useDuplicateQuestion(formId)
  const number = index + 1

  async function makeCopy() {
    try {
      await duplicate.mutateAsync(question.id)
      toast({ title: t.duplicated })
    } catch (error) {
      toastFailure(error, t.failures.duplicate)
    }
  }

  return (
    <div className="flex text-muted-foreground">
      <Button
        variant="ghost"
        size="icon"
        aria-label={say(t.card.edit, { number })}
        data-edit-question={question.id}
        onClick={onEdit}
      >
        <Pencil aria-hidden="true" className="size-4" />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={say(t.card.duplicate, { number })}
        pending={duplicate.isPending}
        onClick={() => void makeCopy()}
      >
        {!duplicate.isPending && <CopyPlus aria-hidden="true" className="size-4" />}
      </Button>
      <Button variant="ghost" size="icon" aria-label={say(t.card.delete, { number })} onClick={onDelete}>
        <Trash2 aria-hidden="true" className="size-4" />
      </Button>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" size="icon" aria-label={say(t.card.more, { number })}>
            <EllipsisVertical aria-hidden="true" className="size-4" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem disabled={index === 0} onSelect={() => onMove(index - 1)}>
            <ArrowUp aria-hidden="true" />
            {t.card.moveUp}
          </DropdownMenuItem>
          <DropdownMenuItem disabled={index === count - 1} onSelect={() => onMove(index + 1)}>
            <ArrowDown aria-hidden="true" />
            {t.card.moveDown}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  )
}
