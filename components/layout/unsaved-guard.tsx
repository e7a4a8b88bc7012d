import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { ConfirmDialog } from '../ui/confirm-dialog'

/** Asks before a link or the browser takes the owner away from what is typed and not saved. */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const router = useRouter()
  const [target, setTarget] = useState<string | null>(null)

  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    const hold = (event: MouseEvent) => {
      const path = pathLeftFor(event)
      // Two parts of a screen may each have something unsaved: one question is enough.
      if (path === null || event.defaultPrevented) return
      event.preventDefault()
      setTarget(path)
    }
    window.addEventListener('beforeunload', warn)
    // Before the link's own handler, which leaves alone what somebody else has dealt with.
    document.addEventListener('click', hold, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', warn)
      document.removeEventListener('click', hold, { capture: true })
    }
  }, [isDirty])

  return (
    <ConfirmDialog
      open={target !== null}
      onOpenChange={(isOpen) => !isOpen && setTarget(null)}
      title="Leave without saving?"
      description="What you have changed on this page will be lost."
      confirmLabel="Leave"
      destructive
      onConfirm={() => target !== null && router.push(target)}
    />
  )
}

/** Where a click would lead in this tab, within the product; null for any other click, and for one that another guard holds. */
function pathLeftFor(event: MouseEvent): string | null {
  if (event.defaultPrevented) return null
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target === '_blank' || link.origin !== window.location.origin) return null
  if (link.pathname === window.location.pathname) return null
  return link.pathname + link.search + link.hash
}
