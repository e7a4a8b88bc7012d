import { type ComponentType, useEffect, useState } from 'react'
import { loadSendingSteps } from './answering/load-sending-steps'

/** The notification area, loaded with what sending needs when the page is first touched: until then there is nothing to say. */
export function VisitorToaster() {
  const [Toaster, setToaster] = useState<ComponentType<{ place: string }> | null>(null)

  useEffect(() => {
    const touches = ['pointerdown', 'keydown', 'focusin'] as const
    const load = () => {
      for (const touch of touches) document.removeEventListener(touch, load)
      loadSendingSteps().catch(() => undefined)
      import('@/components/ui/toaster').then(
        (module) => setToaster(() => module.Toaster),
        // Its text is beside the button too.
        () => undefined,
      )
    }
    for (const touch of touches) document.addEventListener(touch, load)
    return () => {
      for (const touch of touches) document.removeEventListener(touch, load)
    }
  }, [])

  // On a phone at the top, where questions leave room for it: `scroll-mt` in question-item.tsx.
  return Toaster && <Toaster place="max-sm:top-0 sm:bottom-0" />
}
