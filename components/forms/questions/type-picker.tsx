import { useId, useState } from 'react'
import { QUESTION_TYPES, type QuestionType } from '@/lib/vocabulary/forms/question-types'
import { useTexts } from '@/messages/react/texts-provider'
import { Dialog, DialogContent } from '../../ui/dialog'
import { Spinner } from '../../ui/spinner'
import { QUESTION_ICONS } from './question-kinds'
import type { QuestionEdits } from './use-question-edits'

type TypePickerProps = {
  /** The place of the question among the others. */
  place: number
  edits: QuestionEdits
  open: boolean
  onClose: () => void
}

/** Picking a type adds the question. Its text is written in its settings. */
export function TypePicker({ place, edits, open, onClose }: TypePickerProps) {
  const { t } = useTexts('questions')
  const [picked, setPicked] = useState<QuestionType | null>(null)

  async function pick(type: QuestionType) {
    if (picked) return
    setPicked(type)
    const added = await edits.add(type, place)
    setPicked(null)
    if (added) onClose()
  }

  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && !picked && onClose()}>
      <DialogContent title={t.add} description={t.pickType} className="max-w-2xl max-sm:[--edge:1rem]">
        <ul className="grid gap-2 sm:grid-cols-2">
          {QUESTION_TYPES.map((type) => (
            <li key={type}>
              <TypeButton type={type} isPending={picked === type} onClick={() => void pick(type)} />
            </li>
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  )
}

function TypeButton({ type, isPending, onClick }: { type: QuestionType; isPending: boolean; onClick: () => void }) {
  const id = useId()
  const { label, hint } = useTexts('questions').t.kinds[type]
  const Icon = QUESTION_ICONS[type]
  return (
    <button
      type="button"
      aria-labelledby={id}
      aria-describedby={`${id}-hint`}
      aria-busy={isPending || undefined}
      onClick={onClick}
      className="flex w-full items-center gap-3.5 rounded-xl border p-3 text-start transition-colors hover:border-input hover:bg-accent"
    >
      <span className="flex size-10 shrink-0 items-center justify-center rounded-lg bg-primary-soft text-primary-soft-foreground">
        {isPending ? <Spinner className="size-5" /> : <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />}
      </span>
      <span className="min-w-0">
        <span id={id} className="block font-medium text-sm">
          {label}
        </span>
        <span id={`${id}-hint`} className="block text-muted-foreground text-sm">
          {hint}
        </span>
      </span>
    </button>
  )
}
