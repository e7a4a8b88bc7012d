import { useRef, useState } from 'react'
import { canStand, type Finding } from '@/lib/forms/rules/rule-findings'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { focusRule } from './focus-rule'
import { useRules } from './rules-provider'

/** Sends the whole list, unless a rule is sure to be refused: then that one is opened where it is to be mended. */
export function SaveBar({ findings }: { findings: readonly Finding[][] }) {
  const { drafts, isDirty, isSaving, setOpen, showAll, save, discard } = useRules()
  const [isAsked, setIsAsked] = useState(false)
  const saveButton = useRef<HTMLButtonElement>(null)

  async function trySaving() {
    showAll(() => true)
    const place = findings.findIndex((ofRule) => !canStand(ofRule))
    const key = drafts[place]?.key
    const field = findings[place]?.find(({ isBlocking }) => isBlocking)?.field
    if (key && field) return setOpen({ key, field })
    await save()
    // The button was out of use meanwhile, and has lost the focus.
    requestAnimationFrame(() => document.activeElement === document.body && saveButton.current?.focus())
  }

  function discardAsked() {
    discard()
    focusRule(undefined)
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Button ref={saveButton} pending={isSaving} onClick={() => void trySaving()}>
        Save Rules
      </Button>
      {isDirty && (
        <Button variant="ghost" onClick={() => setIsAsked(true)}>
          Discard changes
        </Button>
      )}
      <p className="text-muted-foreground text-sm">{isDirty ? 'There are unsaved changes.' : 'All rules are saved.'}</p>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title="Discard changes?"
        description="The rules go back to what was saved last."
        confirmLabel="Discard"
        destructive
        onConfirm={discardAsked}
      />
    </div>
  )
}
