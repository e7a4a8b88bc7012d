import { ArrowDown, ArrowUp, CopyPlus, EllipsisVertical, Trash2 } from 'lucide-react'
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
  edits: QuestionEdits
  onDelete: (id: string) => void
  onMove: (from: number, to: number) => void
}

/** Buttons where there is room for them, and a menu with everything. */
export function QuestionActions({ question, index, isLast, edits, onDelete, onMove }: QuestionActionsProps) {
  const { t, say } = useTexts('questions')
  const [isCopying, setCopying] = useState(false)
  const number = index + 1

  async function makeCopy() {
    setCopying(true)
    await edits.duplicate(question.id)
    setCopying(false)
  }

  return (
    <div className="relative flex self-start text-muted-foreground">
      <Button
        variant="ghost"
        size="icon"
        className="hidden @md:inline-flex"
        aria-label={say(t.card.duplicate, { number })}
        pending={isCopying}
        onClick={() => void makeCopy()}
      >
        {!isCopying && <CopyPlus aria-hidden="true" className="size-4" />}
      </Button>
      <Button
        variant="ghost"
        size="icon"
        className="hidden @md:inline-flex"
        aria-label={say(t.card.delete, { number })}
        onClick={() => onDelete(question.id)}
      >
        <Trash2 aria-hidden="true" className="size-4" />
      </Button>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" size="icon" aria-label={say(t.card.more, { number })}>
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
