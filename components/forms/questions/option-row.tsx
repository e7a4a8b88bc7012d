import { X } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useId } from 'react'
import { useFormContext } from 'react-hook-form'
import type { QuestionFields } from '@/lib/forms/question-fields'
import { CheckSentence } from '../../fields/check-sentence'
import { Button } from '../../ui/button'
import { Input } from '../../ui/input'
import { DragHandle } from '../sortable/drag-handle'
import { useSortableItem } from '../sortable/use-sortable-item'
import type { LabelListName } from './label-list'

type OptionRowProps = {
  id: string
  path: `${LabelListName}.${number}.label`
  names: { name: string; move: string; remove: string }
  isOnly: boolean
  error: string | undefined
  onEnter: () => void
  /** Returns true when it has inserted the text itself. */
  onPaste: (text: string, isReplacing: boolean) => boolean
  onRemove: () => void
}

export function OptionRow({ id, path, names, isOnly, error, onEnter, onPaste, onRemove }: OptionRowProps) {
  const { register } = useFormContext<QuestionFields>()
  const { item, handle } = useSortableItem(id)
  const errorId = useId()

  function keyDown(event: KeyboardEvent) {
    // Enter also ends the composition of a character in an input method.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onEnter()
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const isReplacing = selectionStart === 0 && selectionEnd === value.length
    if (onPaste(event.clipboardData.getData('text/plain'), isReplacing)) event.preventDefault()
  }

  return (
    <li {...item} className="relative min-w-0 rounded-lg bg-card data-[dragging]:z-10 data-[dragging]:shadow-lg">
      <div className="flex items-center gap-1">
        <DragHandle {...handle} aria-label={names.move} className="-ms-2 w-9" />
        <Input
          aria-label={names.name}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          autoComplete="off"
          onKeyDown={keyDown}
          onPaste={paste}
          {...register(path)}
        />
        <Button
          variant="ghost"
          size="icon"
          aria-label={names.remove}
          disabled={isOnly}
          className="shrink-0 text-muted-foreground"
          onClick={onRemove}
        >
          <X aria-hidden="true" className="size-4" />
        </Button>
      </div>
      {error && (
        <p id={errorId} className="mt-1 ms-8 font-medium text-destructive text-sm">
          <CheckSentence of={error} />
        </p>
      )}
    </li>
  )
}
