import { Check, ClipboardPaste, Plus, Redo2, TriangleAlert, Undo2 } from 'lucide-react'
import { useId } from 'react'
import { MAX_QUESTIONS } from '@/lib/shared/forms/question'
import { useTexts } from '@/messages/react/texts-provider'
import { Button } from '../../ui/button'
import { Spinner } from '../../ui/spinner'
import { useBuilder } from './builder'
import { useHistory, useHistoryKeys } from './use-history'

type BuilderBarProps = { isEmpty: boolean; isFull: boolean; onAdd: () => void; onPaste: () => void }

/** Adds questions, undoes and redoes, and says whether everything is saved. */
export function BuilderBar({ isEmpty, isFull, onAdd, onPaste }: BuilderBarProps) {
  const { t, say } = useTexts('questions')
  const fullId = useId()
  const history = useHistory()
  useHistoryKeys(history)
  return (
    <div className="sticky top-0 z-20 -mx-1 flex flex-wrap items-center gap-2 bg-background px-1 py-2 max-md:top-15">
      {!isEmpty && (
        <Button
          data-builder-add
          aria-disabled={isFull || undefined}
          aria-describedby={isFull ? fullId : undefined}
          className="px-4 aria-disabled:opacity-50"
          onClick={isFull ? undefined : onAdd}
        >
          <Plus aria-hidden="true" className="size-4" />
          {t.add}
        </Button>
      )}
      {!isEmpty && !isFull && (
        <Button variant="ghost" className="px-3" onClick={onPaste}>
          <ClipboardPaste aria-hidden="true" className="size-4" />
          {t.paste.short}
        </Button>
      )}
      {isFull && (
        <p id={fullId} className="text-muted-foreground text-sm">
          {say(t.full, { max: MAX_QUESTIONS })}
        </p>
      )}
      <div className="flex">
        <Button
          variant="ghost"
          size="icon"
          aria-label={t.history.undo}
          aria-keyshortcuts="Control+Z Meta+Z"
          title={t.history.undo}
          disabled={!history.canUndo}
          onClick={() => void history.undo()}
        >
          <Undo2 aria-hidden="true" className="size-4.5 rtl:-scale-x-100" />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t.history.redo}
          aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z Control+Y"
          title={t.history.redo}
          disabled={!history.canRedo}
          onClick={() => void history.redo()}
        >
          <Redo2 aria-hidden="true" className="size-4.5 rtl:-scale-x-100" />
        </Button>
      </div>
      <SaveState />
    </div>
  )
}

function SaveState() {
  const { t, say } = useTexts('questions')
  const { state, drafts, travelled } = useBuilder()
  const isFailed = state === 'failed' || state === 'refused'
  const isBusy = state === 'waiting' || state === 'saving'
  const done =
    travelled && say(travelled.isUndo ? t.history.undone : t.history.redone, { step: t.history.steps[travelled.name] })
  return (
    <div className="flex min-w-0 flex-1 basis-40 flex-wrap items-center gap-x-2 text-sm">
      <p
        role="status"
        className={`flex min-w-0 items-center gap-1.5 ${isFailed ? 'font-medium text-destructive' : 'text-muted-foreground'}`}
      >
        {isFailed && <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />}
        {isBusy && <Spinner />}
        {!state && <Check aria-hidden="true" className="size-4 shrink-0" />}
        <span className="min-w-0">{state ? t.saving[state] : (done ?? t.saving.saved)}</span>
      </p>
      {state === 'failed' && (
        <Button variant="outline" size="sm" onClick={() => void drafts.flush()}>
          {t.saving.retry}
        </Button>
      )}
    </div>
  )
}
