'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { config } from 'zod/v4/core'
import { NonceProvider } from '@/components/ui/nonce'
import { Toaster } from '@/components/ui/toaster'
import { createQueryClient } from '@/lib/client/query-client'

/**
 * The content policy of these pages forbids `new Function`, and a browser reports every try. zod tries when its first object
 * schema is made: that is later than this, for React draws what stands inside after it has loaded what stands around it.
 */
config({ jitless: true })

/** Providers for screens with forms. Visitor pages that do not need them leave them out, and load half as much. */
export function Providers({ nonce, children }: { nonce?: string; children: ReactNode }) {
  const [client] = useState(() => createQueryClient(reload))
  return (
    <NonceProvider nonce={nonce}>
      <QueryClientProvider client={client}>
        {children}
        <Toaster />
      </QueryClientProvider>
    </NonceProvider>
  )
}

/** The server knows where somebody without a session belongs, and how they come back afterwards. */
function reload() {
  window.location.reload()
}
