'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import { DirectionProvider } from 'radix-ui/direction'
import { type ReactNode, useState } from 'react'
import { config } from 'zod/v4/core'
import { NonceProvider } from '@/components/ui/nonce'
import { Toaster } from '@/components/ui/toaster'
import { createQueryClient } from '@/lib/client/query-client'
import { directionOf } from '@/lib/shared/text/direction'
import { useTexts } from '@/messages/react/texts-provider'

/**
 * The content policy of these pages forbids `new Function`, and browsers report every attempt. zod tries it when the
 * first object schema is created, which is after this line: React renders children after the modules of their parents
 * have loaded.
 */
config({ jitless: true })

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
