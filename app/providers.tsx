'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { NonceProvider } from '@/components/ui/nonce'
import { Toaster } from '@/components/ui/toaster'
import { createQueryClient } from '@/lib/client/query-client'

/** What screens with forms need. A page for visitors that can do without stays without: it loads half as much. */
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
