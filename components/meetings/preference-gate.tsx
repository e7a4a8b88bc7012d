import { type ReactNode, useEffect, useRef } from 'react'
import { InlineScript } from '@/components/layout/inline-script'
import { useNonce } from '@/components/ui/nonce'
import { hideUnlikeChoices } from './list/list-choices'

/** Hides the server's HTML while stored preferences differ from it: a month view would flash as a list first. */
export function PreferenceGate({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null)
  const nonce = useNonce()
  // The first client render already applies the stored preferences.
  useEffect(() => area.current?.removeAttribute('data-held'), [])
  return (
    <div ref={area} className="data-held:invisible" suppressHydrationWarning>
      <InlineScript code={hideUnlikeChoices} nonce={nonce} />
      {children}
    </div>
  )
}
