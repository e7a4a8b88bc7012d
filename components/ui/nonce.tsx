'use client'

import { setNonce } from 'get-nonce'
import { createContext, type ReactNode, use } from 'react'

const NonceContext = createContext<string | undefined>(undefined)

/** Hands the page's CSP nonce to what injects a style at run time: Radix' select, and the scroll lock under every dialog. */
export function NonceProvider({ nonce, children }: { nonce?: string; children: ReactNode }) {
  if (nonce && typeof window !== 'undefined') setNonce(nonce)
  return <NonceContext value={nonce}>{children}</NonceContext>
}

export function useNonce(): string | undefined {
  return use(NonceContext)
}
