import { useEffect, useState } from 'react'
import { useScreenRouter } from '@/components/ui/use-screen-router'
import { useTexts } from '@/messages/react/texts-provider'
import { ConfirmDialog } from '../ui/confirm-dialog'

type UnsavedGuardProps = {
  isDirty: boolean
  /** Saves what is not saved, where one press can. It shows its own failures, and then `isDirty` stays. */
  onSave?: () => Promise<unknown>
}

/** How many parts of the screen have unsaved changes. */
let unsavedParts = 0

/** Asks before a link or the browser leaves a page with unsaved changes. */
export function UnsavedGuard({ isDirty, onSave }: UnsavedGuardProps) {
  const { t } = useTexts('layout')
  const { keepEditing } = useTexts('actions').t
  const router = useScreenRouter()
  const [target, setTarget] = useState<string | null>(null)
  const [isAlone, setAlone] = useState(false)
  const [saving, setSaving] = useState<'no' | 'running' | 'done'>('no')

  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    const hold = (event: MouseEvent) => {
      const path = pathLeftFor(event)
      // Two parts of a screen may each have unsaved changes: one question is enough.
      if (path === null || event.defaultPrevented) return
      event.preventDefault()
      // To save one of two parts would lose the other without a word.
      setAlone(unsavedParts === 1)
      setTarget(path)
    }
    unsavedParts += 1
    window.addEventListener('beforeunload', warn)
    // In the capture phase, before the link's own handler, which ignores prevented events.
    document.addEventListener('click', hold, { capture: true })
    return () => {
      unsavedParts -= 1
      window.removeEventListener('beforeunload', warn)
      document.removeEventListener('click', hold, { capture: true })
    }
  }, [isDirty])

  // Only the next drawing knows if the save has left anything unsaved.
  useEffect(() => {
    if (saving !== 'done') return
    setSaving('no')
    setTarget(null)
    if (!isDirty && target !== null) router.push(target)
  }, [saving, isDirty, target, router])

  async function save() {
    setSaving('running')
    await onSave?.()
    setSaving('done')
  }

  return (
    <ConfirmDialog
      open={target !== null}
      onOpenChange={(isOpen) => !isOpen && saving === 'no' && setTarget(null)}
      title={t.unsaved.title}
      description={t.unsaved.text}
      confirmLabel={t.unsaved.leave}
      keepLabel={keepEditing}
      destructive
      onConfirm={() => target !== null && router.push(target)}
      alternative={
        onSave && isAlone ? { label: t.unsaved.save, pending: saving !== 'no', onChoose: () => void save() } : undefined
      }
    />
  )
}

/** The path that a click would open in this tab; null for any other click and for one that another guard holds. */
function pathLeftFor(event: MouseEvent): string | null {
  if (event.defaultPrevented) return null
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target === '_blank' || link.origin !== window.location.origin) return null
  if (link.pathname === window.location.pathname) return null
  return link.pathname + link.search + link.hash
}
