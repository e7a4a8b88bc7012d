import { useRef, useState } from 'react'
import { canStand, type Finding } from '@/lib/forms/rules/rule-findings'
import { useTexts } from '@/messages/react/texts-provider'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { focusRule } from './focus-rule'
import { useRules } from './rules-provider'

/** Saves the whole list, or opens the first rule that the server would refuse. */
export function SaveBar({ findings }: { findings: readonly Finding[][] }) {
  const { t } = useTexts('logic')
  const { keepEditing } = useTexts('actions').t
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
    // The button was disabled during the request and lost the focus.
    requestAnimationFrame(() => document.activeElement === document.body && saveButton.current?.focus())
  }

  function discardAsked() {
    discard()
    focusRule(undefined)
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Button ref={saveButton} pending={isSaving} onClick={() => void trySaving()}>
        {t.save}
      </Button>
      {isDirty && (
        <Button variant="ghost" onClick={() => setIsAsked(true)}>
          {t.discard.label}
        </Button>
      )}
      <p className="text-muted-foreground text-sm">{isDirty ? t.unsaved : t.allSaved}</p>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={t.discard.title}
        description={t.discard.text}
        confirmLabel={t.discard.confirm}
        keepLabel={keepEditing}
        destructive
        onConfirm={discardAsked}
      />
    </div>
  )
}
