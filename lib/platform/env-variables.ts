import { z } from 'zod'
import { isHostName } from '@/lib/http/network.mjs'
import { DEFAULT_PAGE_READS } from '@/lib/http/page-reads.mjs'
import { SIGN_UP_MODES } from '@/lib/shared/sign-up'
import { withAsciiDomain } from '@/lib/shared/text/ascii-domain'
import { isFilesUrl } from './file-target'
import { oidcVariables } from './oidc-env'
import { providerVariables } from './provider-env'

/** Part of lib/platform/env.ts: each variable by itself, with its default. `.env.example` explains them to operators. */

export type Limit = { count: number; seconds: number }

const limit = (fallback: string) =>
  z
    .string()
    .regex(/^(0|[1-9]\d{0,6}\/[1-9]\d{0,6})$/, 'must be COUNT/SECONDS such as 5/900, or 0 for no limit')
    .default(fallback)
    .transform((text): Limit | null => {
      const [count, seconds] = text.split('/').map(Number)
      return count && seconds ? { count, seconds } : null
    })

/** Paths of the built-in pages that these variables replace. */
const LEGAL_PAGES = {
  terms: '/legal/terms',
  privacy: '/legal/privacy',
  support: '/legal/support',
  security: '/legal/security',
  accessibility: '/legal/accessibility',
}

/** A switch for something that is off by default. */
const permission = z
  .string()
  .regex(/^[01]$/, 'must be 0 or 1')
  .default('0')
  .transform((text) => text === '1')

/** Comma-separated, each as mail servers spell it. */
const addresses = (entry: RegExp, error: string) =>
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((one) => withAsciiDomain(one.trim().toLowerCase()))
        .filter(Boolean),
    )
    .refine((entries) => entries.every((one) => entry.test(one)), error)

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

/** Any other would send to an address that does not understand it. */
const otlpProtocol = z.literal('http/protobuf', { error: 'must be http/protobuf' }).optional()

export const variables = z.object({
  DATABASE_URL: z
    .string()
    .refine(
      (text) => /^file:.+/.test(text) || (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)),
      'must be postgres://… or file:DIR',
    )
    .default('file:./.data'),
  DATABASE_URL_UNPOOLED: z
    .string()
    .regex(/^postgres(ql)?:\/\/.+$/, 'must be postgres://…')
    .optional(),
  DATABASE_ALLOW_PLAIN: permission,
  FILES_URL: z.string().refine(isFilesUrl, 'must be file:DIR or s3://KEY:SECRET@HOST/BUCKET').optional(),
  APP_URL: webAddress
    .refine((text) => ['', '/'].includes(new URL(text).pathname + new URL(text).search), 'must be an origin, no path')
    .transform((text) => new URL(text).origin)
    .optional(),
  AUTH_SECRET: z
    .string()
    .transform((text) => text.split(',').map((secret) => secret.trim()) as [string, ...string[]])
    .refine(
      (secrets) => secrets.every((secret) => secret.length >= 16),
      'must have at least 16 characters (several: comma-separated, so that none holds a comma)',
    )
    .optional(),
  APP_ALLOW_HTTP: permission,
  ENCRYPTION_KEY: z
    .string()
    .transform((text) => text.split(',').map((key) => Buffer.from(key.trim(), 'base64')))
    .refine((keys) => keys.every((key) => key.length === 32), 'must be 32 bytes in base64 (several: comma-separated)')
    .optional(),
  RESEND_API_KEY: z.string().optional(),
  RESEND_BASE_URL: webAddress.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be smtp://… or smtps://…' }).optional(),
  SMTP_ALLOW_PLAIN: permission,
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/, 'must be an address, or Name <address>')
    .default('Slotform <slotform@localhost>'),
  CONTACT_TO: z.email({ error: 'must be an e-mail address' }).optional(),
  PORT: z
    .string()
    .default('3000')
    .transform(Number)
    .refine((port) => Number.isInteger(port) && port > 0 && port < 65536, 'must be a port number from 1 to 65535'),
  /**
   * The interface to listen on. Unset: loopback while email is kept locally, else all interfaces
   * (server/host.mjs).
   */
  HOST: z
    .string()
    .transform((text) => text.trim())
    .refine(isHostName, 'must be an IP address or a host name')
    .optional(),
  TRUST_PROXY: z
    .string()
    .regex(/^\d{1,2}$/, 'must be a number of proxies')
    .transform(Number)
    .optional(),
  LIMIT_LINKS_EMAIL: limit('5/900'),
  LIMIT_LINKS_IP: limit('20/900'),
  LIMIT_BOOKINGS: limit('10/600'),
  LIMIT_BOOKINGS_ADDRESS: limit('30/600'),
  LIMIT_MAILS_RECIPIENT: limit('6/3600'),
  LIMIT_MAILS_OWNER: limit('500/86400'),
  LIMIT_MAILS_NEW_PEOPLE: limit('50/86400'),
  LIMIT_INVITATIONS: limit('50/86400'),
  LIMIT_SUBMISSIONS: limit('30/600'),
  LIMIT_CONTACT: limit('5/3600'),
  LIMIT_PUBLIC_READS: limit('120/60'),
  LIMIT_UPLOADS: limit('20/600'),
  LIMIT_FILES: limit('60/600'),
  LIMIT_IMPORTS: limit('20/86400'),
  LIMIT_ARRIVALS: limit('100/86400'),
  LIMIT_OWNER_CALLS: limit('600/60'),
  /** Unset: as many as its owner's. */
  LIMIT_KEY_CALLS: limit('600/60'),
  /** Enforced by the Node entry, which reads the variable itself. */
  LIMIT_PAGE_READS: limit(DEFAULT_PAGE_READS),
  CRON_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  /** Read by the Node entry, which answers GET /metrics. */
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  /** Read by the Node entry, as the rest of OTEL_*, which the SDK judges. */
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: otlpProtocol,
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: otlpProtocol,
  ALLOWED_EMAILS: addresses(/^[^\s@]*@[^\s@]+$/, 'must list addresses or @domains'),
  /** Who runs the server. */
  ADMIN_EMAILS: addresses(/^[^\s@]+@[^\s@]+$/, 'must list addresses'),
  /** Who gets a new account. An admin's choice takes its place while the server runs. */
  SIGN_UP: z.enum(SIGN_UP_MODES, { error: `must be one of ${SIGN_UP_MODES.join(', ')}` }).default('open'),
  SIGN_UP_DOMAINS: addresses(/^@[^\s@]+$/, 'must list @domains'),
  /** Webhooks, calendar addresses and CalDAV may reach private networks. */
  OUTBOUND_ALLOW_PRIVATE: permission,
  ...providerVariables,
  ...oidcVariables,
  TERMS_URL: webAddress.default(LEGAL_PAGES.terms),
  PRIVACY_URL: webAddress.default(LEGAL_PAGES.privacy),
  SUPPORT_URL: webAddress.default(LEGAL_PAGES.support),
  SECURITY_URL: webAddress.default(LEGAL_PAGES.security),
  ACCESSIBILITY_URL: webAddress.default(LEGAL_PAGES.accessibility),
  /** Nothing is built in: a link to it is shown where it is set. */
  IMPRINT_URL: webAddress.optional(),
  /** For contributors: all texts with accents. */
  PSEUDO_LANGUAGE: permission,
})

export type LimitName = Extract<keyof typeof variables.shape, `LIMIT_${string}`>

export const LIMIT_NAMES = Object.keys(variables.shape).filter((name): name is LimitName => name.startsWith('LIMIT_'))
