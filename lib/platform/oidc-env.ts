import { z } from 'zod'
import { isLoopbackHost } from '@/lib/http/network.mjs'
import { withAsciiDomain } from '@/lib/shared/text/ascii-domain'

/** Part of lib/platform/env.ts: the organization's provider, by which people sign in (OpenID Connect). */

export type OidcSettings = {
  /** Letter by letter what tokens and the discovery document name. */
  issuer: string
  clientId: string
  clientSecret: string
  /** The button reads `Sign in with {name}`. */
  name: string
  /** No sign-in by mail. */
  isOnly: boolean
  /** `@domains` for which the provider is the authority. */
  domains: string[]
  scopes: string
  groupsClaim: string
  /** The group whose members are admins; null without one. */
  admins: string | null
  /** The longest life of a session after such a sign-in; null for that of all sessions. */
  sessionHours: number | null
}

/** Requests contain secrets: plain http is allowed only to loopback. */
export function isSafeProviderUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  if (username || password) return false
  return protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname))
}

const text = (max: number) => z.string().trim().max(max, `must have at most ${max} characters`)
const NAMES = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const

export const oidcVariables = {
  OIDC_ISSUER: text(500)
    .refine(isSafeProviderUrl, 'must be an https address; http for a loopback host only')
    .refine((address) => !/[?#]/.test(address), 'must have no query and no fragment')
    .optional(),
  OIDC_CLIENT_ID: text(500).optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: text(60).default('Single sign-on'),
  OIDC_ONLY: z
    .string()
    .regex(/^[01]$/, 'must be 0 or 1')
    .default('0')
    .transform((value) => value === '1'),
  OIDC_DOMAINS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((entry) => withAsciiDomain(entry.trim().toLowerCase()))
        .filter(Boolean),
    )
    .refine((entries) => entries.every((entry) => /^@[^\s@]+$/.test(entry)), 'must list @domains'),
  OIDC_SCOPES: text(500)
    .default('openid email profile')
    .refine((scopes) => scopes.split(/\s+/).includes('openid'), 'must contain openid'),
  OIDC_GROUPS_CLAIM: text(200).default('groups'),
  OIDC_ADMINS: text(500).optional(),
  OIDC_SESSION_HOURS: z
    .string()
    .regex(/^\d{1,4}$/, 'must be a number of hours from 1 to 2160')
    .transform(Number)
    .refine((hours) => hours >= 1 && hours <= 2160, 'must be a number of hours from 1 to 2160')
    .optional(),
}

type Variables = z.infer<z.ZodObject<typeof oidcVariables>>

/** Null without a provider. */
export function toOidc(set: Variables): OidcSettings | null {
  if (!set.OIDC_ISSUER || !set.OIDC_CLIENT_ID || !set.OIDC_CLIENT_SECRET) return null
  return {
    issuer: set.OIDC_ISSUER,
    clientId: set.OIDC_CLIENT_ID,
    clientSecret: set.OIDC_CLIENT_SECRET,
    name: set.OIDC_NAME,
    isOnly: set.OIDC_ONLY,
    domains: set.OIDC_DOMAINS,
    scopes: set.OIDC_SCOPES.split(/\s+/).join(' '),
    groupsClaim: set.OIDC_GROUPS_CLAIM,
    admins: set.OIDC_ADMINS ?? null,
    sessionHours: set.OIDC_SESSION_HOURS ?? null,
  }
}

/** One line for settings that do not go together. */
export function findOidcConflict(set: Variables): string | null {
  const missing = NAMES.filter((name) => !set[name])
  if (missing.length === NAMES.length) {
    return set.OIDC_ONLY ? 'OIDC_ONLY: needs OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET' : null
  }
  const [first] = missing
  return first ? `${first}: OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are set together, or none of them` : null
}
