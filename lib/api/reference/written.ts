import { env } from '@/lib/platform/env'
import { OPENAPI, type SharedText, toSharedText } from '../openapi/written'
import { REFERENCE_POLICY, referencePage } from './page'

let page: SharedText | null = null

/** Drawn once, for all requests. */
export function writtenReference(): { page: SharedText; headers: Record<string, string> } {
  page ??= toSharedText(referencePage(OPENAPI, env().APP_URL), 'text/html; charset=utf-8')
  return { page, headers: { 'Content-Security-Policy': REFERENCE_POLICY, 'Referrer-Policy': 'same-origin' } }
}
