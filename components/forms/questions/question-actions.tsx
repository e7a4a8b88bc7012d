import { ArrowDown, ArrowUp, CopyPlus, EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import { useDuplicateQuestion } from '@/lib/client/form-questions'
import type { Question } from '@/lib/vocabulary/question'
import { Button } from '../../ui/button'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '../../ui/dropdown-menu'
import { toast } from '../../ui/use-toast'
import { FAILURES, toastFailure } from '../failure'

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
  const duplicate = useDuplicateQuestion(formId)
  const name = `question ${index + 1}`

  async function makeCopy() {
    try {
      await duplicate.mutateAsync(question.id)
      toast({ title: 'Question duplicated' })
    } catch (error) {
      toastFailure(error, FAILURES.duplicateQuestion)
    }
  }

  return (
    <div className="flex text-muted-foreground">
      <Button variant="ghost" size="icon" aria-label={`Edit ${name}`} data-edit-question={question.id} onClick={onEdit}>
        <Pencil aria-hidden="true" className="size-4" />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Duplicate ${name}`}
        pending={duplicate.isPending}
        onClick={() => void makeCopy()}
      >
        {!duplicate.isPending && <CopyPlus aria-hidden="true" className="size-4" />}
      </Button>
      <Button variant="ghost" size="icon" aria-label={`Delete ${name}`} onClick={onDelete}>
        <Trash2 aria-hidden="true" className="size-4" />
      </Button>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" size="icon" aria-label={`More actions for ${name}`}>
            <EllipsisVertical aria-hidden="true" className="size-4" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem disabled={index === 0} onSelect={() => onMove(index - 1)}>
            <ArrowUp aria-hidden="true" />
            Move up
          </DropdownMenuItem>
          <DropdownMenuItem disabled={index === count - 1} onSelect={() => onMove(index + 1)}>
            <ArrowDown aria-hidden="true" />
            Move down
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  )
}
