'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import { DirectionProvider } from 'radix-ui/direction'
import { type ReactNode, useState } from 'react'
// React renders children after the modules of their parents have loaded, so it comes before their schemas.
import '@/lib/client/jitless'
import { NonceProvider } from '@/components/ui/nonce'
import { Toaster } from '@/components/ui/toaster'
import { createQueryClient } from '@/lib/client/query-client'
import { directionOf } from '@/lib/shared/text/direction'
import { useTexts } from '@/messages/react/texts-provider'

/** Providers for screens with forms. Visitor pages that do not need them leave them out, and load half as much. */
export function Providers({ nonce, children }: { nonce?: string; children: ReactNode }) {
  const [client] = useState(() => createQueryClient(reload))
  const { locale } = useTexts('ui')
  return (
    <NonceProvider nonce={nonce}>
      <DirectionProvider dir={directionOf(locale)}>
        <QueryClientProvider client={client}>
          {children}
          <Toaster />
        </QueryClientProvider>
      </DirectionProvider>
    </NonceProvider>
  )
}

/** The server redirects a visitor without a session, and back after sign-in. */
function reload() {
  window.location.reload()
}
