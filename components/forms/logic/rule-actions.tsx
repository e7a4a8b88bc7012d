import { ArrowDown, ArrowUp, Copy, Pencil, Trash2 } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { ruleSentence } from '@/lib/forms/rules/rule-sentence'
import { MAX_RULES } from '@/lib/shared/forms/rule'
import { useTexts } from '@/messages/react/texts-provider'
import type { PartTexts } from '@/messages/texts'
import { Button } from '../../ui/button'
import { cn } from '../../ui/cn'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { useUndoToast } from '../../ui/use-undo-toast'
import { focusRule } from './focus-rule'
import { type RuleDraft, toRule } from './rule-draft'
import type { RuleNames } from './rule-names'
import { FIRST_FIELD, useRules } from './rules-provider'

type RuleActionsProps = {
  draft: RuleDraft
  place: number
  names: RuleNames
  editorId: string
  onMoved: (place: number) => void
}

export function RuleActions({ draft, place, names, editorId, onMoved }: RuleActionsProps) {
  const texts = useTexts('logic')
  const { t, say } = texts
  const { drafts, open, setOpen, showAll, move, duplicate, remove, restore } = useRules()
  const toastUndo = useUndoToast()
  const [isAsked, setIsAsked] = useState(false)
  const { key } = draft
  const number = place + 1
  const isOpen = open?.key === key

  function toggle() {
    showAll((one) => one === open?.key)
    setOpen(isOpen ? null : { key, field: FIRST_FIELD })
  }

  function moveBy(step: -1 | 1) {
    if (drafts[place + step] === undefined) return
    move(key, step)
    onMoved(place + step)
  }

  function removeAsked() {
    remove(key)
    toastUndo(t.delete.done, () => restore(draft, place))
    focusRule((drafts[place + 1] ?? drafts[place - 1])?.key)
  }

  return (
    <div className="-me-2 flex max-sm:w-full max-sm:justify-end">
      <IconButton aria-label={say(t.actions.moveUp, { number })} aria-disabled={place === 0} onClick={() => moveBy(-1)}>
        <ArrowUp aria-hidden="true" className="size-4" />
      </IconButton>
      <IconButton
        aria-label={say(t.actions.moveDown, { number })}
        aria-disabled={place === drafts.length - 1}
        onClick={() => moveBy(1)}
      >
        <ArrowDown aria-hidden="true" className="size-4" />
      </IconButton>
      <IconButton
        aria-label={say(t.actions.edit, { number })}
        aria-expanded={isOpen}
        aria-controls={editorId}
        data-edit-rule={key}
        className={cn(isOpen && 'text-foreground')}
        onClick={toggle}
      >
        <Pencil aria-hidden="true" className="size-4" />
      </IconButton>
      <IconButton
        aria-label={say(t.actions.duplicate, { number })}
        disabled={drafts.length >= MAX_RULES}
        onClick={() => duplicate(draft)}
      >
        <Copy aria-hidden="true" className="size-4" />
      </IconButton>
      <IconButton aria-label={say(t.actions.delete, { number })} onClick={() => setIsAsked(true)}>
        <Trash2 aria-hidden="true" className="size-4" />
      </IconButton>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={say(t.delete.title, { number })}
        description={say(t.delete.text, { rule: toText(draft, names, texts) })}
        confirmLabel={t.delete.confirm}
        destructive
        onConfirm={removeAsked}
      />
    </div>
  )
}

function toText(draft: RuleDraft, names: RuleNames, texts: PartTexts<'logic'>): string {
  return ruleSentence(toRule(draft), names, texts)
    .map(({ kind, text }) => (kind === 'named' ? texts.say(texts.t.delete.name, { words: text }) : text))
    .join('')
}

/** Disabled by `aria-disabled` at the ends of the list, so that it keeps the focus. */
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
