import { createHash } from 'node:crypto'
import document from '@/clients/slotform/openapi.json'
import type { OpenApiDocument } from './document'

/** The description that `npm run openapi` wrote; a test keeps it up to date. */
export const OPENAPI = document as unknown as OpenApiDocument

export type SharedText = { text: string; etag: string; type: string }

let encoded: SharedText | null = null

/** Made once, for all requests. */
export function openApi(): SharedText {
  encoded ??= toSharedText(JSON.stringify(OPENAPI), 'application/json')
  return encoded
}

export function toSharedText(text: string, type: string): SharedText {
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`, type }
}
