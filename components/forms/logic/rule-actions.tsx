import { ArrowDown, ArrowUp, Copy, Pencil, Trash2 } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { MAX_RULES } from '@/lib/forms/rules/logic-rule'
import { ruleSentence } from '@/lib/forms/rules/rule-sentence'
import type { Question } from '@/lib/vocabulary/question'
import { Button } from '../../ui/button'
import { cn } from '../../ui/cn'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { focusRule } from './focus-rule'
import type { RuleDraft } from './rule-draft'
import { useRules } from './rules-provider'

type RuleActionsProps = {
  draft: RuleDraft
  place: number
  questions: readonly Question[]
  editorId: string
  onMoved: (place: number) => void
}

export function RuleActions({ draft, place, questions, editorId, onMoved }: RuleActionsProps) {
  const { drafts, open, setOpen, showAll, move, duplicate, remove } = useRules()
  const [isAsked, setIsAsked] = useState(false)
  const { key } = draft
  const name = `rule ${place + 1}`
  const isOpen = open?.key === key

  function toggle() {
    showAll((one) => one === open?.key)
    setOpen(isOpen ? null : { key, field: 'sourceQuestionId' })
  }

  function moveBy(step: -1 | 1) {
    if (drafts[place + step] === undefined) return
    move(key, step)
    onMoved(place + step)
  }

  function removeAsked() {
    remove(key)
    focusRule((drafts[place + 1] ?? drafts[place - 1])?.key)
  }

  return (
    <div className="-mr-2 flex max-sm:w-full max-sm:justify-end">
      <IconButton aria-label={`Move ${name} up`} aria-disabled={place === 0} onClick={() => moveBy(-1)}>
        <ArrowUp aria-hidden="true" className="size-4" />
      </IconButton>
      <IconButton
        aria-label={`Move ${name} down`}
        aria-disabled={place === drafts.length - 1}
        onClick={() => moveBy(1)}
      >
        <ArrowDown aria-hidden="true" className="size-4" />
      </IconButton>
      <IconButton
        aria-label={`Edit ${name}`}
        aria-expanded={isOpen}
        aria-controls={editorId}
        data-edit-rule={key}
        className={cn(isOpen && 'text-foreground')}
        onClick={toggle}
      >
        <Pencil aria-hidden="true" className="size-4" />
      </IconButton>
      <IconButton
        aria-label={`Duplicate ${name}`}
        disabled={drafts.length >= MAX_RULES}
        onClick={() => duplicate(draft)}
      >
        <Copy aria-hidden="true" className="size-4" />
      </IconButton>
      <IconButton aria-label={`Delete ${name}`} onClick={() => setIsAsked(true)}>
        <Trash2 aria-hidden="true" className="size-4" />
      </IconButton>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={`Delete ${name}?`}
        description={`${toText(draft, questions)}. Visitors are asked as before until you save the rules.`}
        confirmLabel="Delete"
        destructive
        onConfirm={removeAsked}
      />
    </div>
  )
}

function toText({ rule }: RuleDraft, questions: readonly Question[]): string {
  return ruleSentence(rule, questions)
    .map(({ text }) => text)
    .join('')
}

/** At the end of the list a button stays where it is, and keeps the focus. */
function IconButton({ className, ...props }: ComponentProps<typeof Button>) {
  return (
    <Button
      variant="ghost"
      size="icon"
      className={cn('shrink-0 text-muted-foreground aria-disabled:cursor-default aria-disabled:opacity-40', className)}
      {...props}
    />
  )
}
