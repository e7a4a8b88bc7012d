'use client'

import { setNonce } from 'get-nonce'
import { createContext, type ReactNode, use } from 'react'

const NonceContext = createContext<string | undefined>(undefined)

let documentNonce: string | undefined

/** A link to a screen with another layout brings a new nonce, but the policy of the loaded document stays, as its scripts have it. */
function nonceOfDocument(nonce: string | undefined): string | undefined {
  if (typeof window === 'undefined') return nonce
  documentNonce ??= document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || nonce
  return documentNonce
}

/** Gives the page's CSP nonce to code that injects styles: Radix Select and the scroll lock of dialogs. */
export function NonceProvider({ nonce, children }: { nonce?: string; children: ReactNode }) {
  const valid = nonceOfDocument(nonce)
  if (valid && typeof window !== 'undefined') setNonce(valid)
  return <NonceContext value={valid}>{children}</NonceContext>
}

export function useNonce(): string | undefined {
  return use(NonceContext)
}
