'use client'

import { setNonce } from 'get-nonce'
import { createContext, type ReactNode, use } from 'react'

const NonceContext = createContext<string | undefined>(undefined)

/** Gives the page's CSP nonce to code that injects styles: Radix Select and the scroll lock of dialogs. */
export function NonceProvider({ nonce, children }: { nonce?: string; children: ReactNode }) {
  if (nonce && typeof window !== 'undefined') setNonce(nonce)
  return <NonceContext value={nonce}>{children}</NonceContext>
}

export function useNonce(): string | undefined {
  return use(NonceContext)
}
