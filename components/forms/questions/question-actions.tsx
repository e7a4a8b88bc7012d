import { ArrowDown, ArrowUp, CopyPlus, EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Question } from '@/lib/shared/forms/question'
import { useTexts } from '@/messages/react/texts-provider'
import { Button } from '../../ui/button'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '../../ui/dropdown-menu'
import type { QuestionEdits } from './use-question-edits'

export type QuestionActionsProps = {
  question: Question
  /** Its place among the questions, from 0. */
  index: number
  isLast: boolean
  /** The element with its words. */
  titleId: string
  isSelected: boolean
  edits: QuestionEdits
  onSelect: (id: string) => void
  onDelete: (id: string) => void
  onMove: (from: number, to: number) => void
}

/** The edit button, whose area is the whole card, others where there is room for them, and a menu with all the others. */
export function QuestionActions(props: QuestionActionsProps) {
  const { question, index, isLast, titleId, isSelected, edits, onSelect, onDelete, onMove } = props
  const { t, say } = useTexts('questions')
  const [isCopying, setCopying] = useState(false)
  const number = index + 1

  async function makeCopy() {
    setCopying(true)
    await edits.duplicate(question.id)
    setCopying(false)
  }

  return (
    <div className="col-start-4 row-start-1 flex self-start">
      <Button
        variant="ghost"
        size="icon"
        // A scaled button would be the box of its own `after`, and the pointer no longer on it.
        className="scroll-mt-20 scroll-mb-4 after:absolute after:inset-0 after:rounded-2xl motion-safe:active:scale-none"
        aria-label={say(t.card.edit, { number })}
        aria-describedby={titleId}
        aria-expanded={isSelected}
        data-edit-question={question.id}
        onClick={() => onSelect(question.id)}
      >
        <Pencil aria-hidden="true" className="size-4" />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        className="relative hidden @lg:inline-flex"
        aria-label={say(t.card.duplicate, { number })}
        aria-describedby={titleId}
        pending={isCopying}
        onClick={() => void makeCopy()}
      >
        {!isCopying && <CopyPlus aria-hidden="true" className="size-4" />}
      </Button>
      <Button
        variant="ghost"
        size="icon"
        className="relative"
        aria-label={say(t.card.delete, { number })}
        aria-describedby={titleId}
        onClick={() => onDelete(question.id)}
      >
        <Trash2 aria-hidden="true" className="size-4" />
      </Button>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" size="icon" className="relative" aria-label={say(t.card.more, { number })}>
            <EllipsisVertical aria-hidden="true" className="size-4" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem disabled={index === 0} onSelect={() => onMove(index, index - 1)}>
            <ArrowUp aria-hidden="true" />
            {t.card.moveUp}
          </DropdownMenuItem>
          <DropdownMenuItem disabled={isLast} onSelect={() => onMove(index, index + 1)}>
            <ArrowDown aria-hidden="true" />
            {t.card.moveDown}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => void makeCopy()}>
            <CopyPlus aria-hidden="true" />
            {t.settings.duplicate}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => onDelete(question.id)}>
            <Trash2 aria-hidden="true" />
            {t.settings.delete}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  )
}

/** Null where the question is not on the screen. */
export function editButtonOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-edit-question="${id}"]`)
}
