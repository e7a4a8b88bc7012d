import { z } from 'zod'
import { MAX_LINE, trimmed } from '@/lib/shared/text/text'
import { check } from '@/messages/check'

const API = '/bigbluebutton/api'

/** The address of a server and its secret, as `bbb-conf --secret` prints them. */
export const bigbluebuttonSchema = z.object({
  serverUrl: trimmed(MAX_LINE, check('bbbAddress'))
    .refine((text) => toServerUrl(text) !== null, check('bbbAddress'))
    .transform((text) => toServerUrl(text) ?? ''),
  secret: trimmed(MAX_LINE, check('bbbSecret')),
})

export type BigbluebuttonTyped = z.input<typeof bigbluebuttonSchema>
export type BigbluebuttonInput = z.output<typeof bigbluebuttonSchema>

/** With `https://` and `/bigbluebutton/api`, where they are missing. Null if it is not the address of a web server. */
function toServerUrl(text: string): string | null {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return null
  const { protocol, username, password, origin, pathname } = new URL(address)
  if (!['https:', 'http:'].includes(protocol) || username || password) return null
  const path = pathname.replace(/(?<!\/)\/+$/, '')
  if (path.endsWith(API)) return origin + path
  return origin + (path.endsWith('/bigbluebutton') ? `${path}/api` : path + API)
}
