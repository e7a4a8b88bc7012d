import { type ReactNode, useEffect, useRef } from 'react'
import { InlineScript } from '@/components/layout/inline-script'
import { useNonce } from '@/components/ui/nonce'
import { hideUnlikeChoices } from './list/list-choices'

/** Keeps what the server drew out of sight where this browser remembers another look: a month would open as a list. */
export function RememberedLook({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null)
  const nonce = useNonce()
  // With the effects of the first draw the remembered look is drawn as well.
  useEffect(() => area.current?.removeAttribute('data-held'), [])
  return (
    <div ref={area} className="data-held:invisible" suppressHydrationWarning>
      <InlineScript code={hideUnlikeChoices} nonce={nonce} />
      {children}
    </div>
  )
}
