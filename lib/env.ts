import { z } from 'zod'
import { isHostName } from '@/scripts/server/host.mjs'
import { isLoopbackHost } from '@/scripts/server/network.mjs'
import { DEFAULT_PAGE_READS } from '@/scripts/server/page-limit.mjs'
import { withAsciiDomain } from './ascii-domain'
import { refusesTls, withTls } from './database-url'
import { type Providers, providerVariables, toProviders } from './provider-env'
import { readSecretFiles } from './secret-files'

/** The only module that reads process.env for the product's own settings. Empty variables count as unset. */

export type Limit = { count: number; seconds: number }
export type DatabaseTarget =
  | { kind: 'embedded'; directory: string }
  | { kind: 'postgres' | 'neon'; url: string; migrationUrl: string }
export type MailTransport = { kind: 'resend'; apiKey: string } | { kind: 'smtp'; url: string } | { kind: 'mailbox' }

export class EnvError extends Error {
  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.name = 'EnvError'
  }
}

const limit = (fallback: string) =>
  z
    .string()
    .regex(/^(0|[1-9]\d{0,6}\/[1-9]\d{0,6})$/, 'must be COUNT/SECONDS such as 5/900, or 0 for no limit')
    .default(fallback)
    .transform((text): Limit | null => {
      const [count, seconds] = text.split('/').map(Number)
      return count && seconds ? { count, seconds } : null
    })

/** Where the built-in pages stand that these four variables replace. */
const LEGAL_PAGES = {
  terms: '/legal/terms',
  privacy: '/legal/privacy',
  support: '/legal/support',
  security: '/legal/security',
}

/** Something that is refused unless it is asked for by name. */
const permission = z
  .string()
  .regex(/^[01]$/, 'must be 0 or 1')
  .default('0')
  .transform((text) => text === '1')

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

const variables = z.object({
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
  /** Where to listen; unset: this machine while mail is kept locally, else all interfaces (scripts/server/host.mjs). */
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
  LIMIT_SUBMISSIONS: limit('30/600'),
  LIMIT_CONTACT: limit('5/3600'),
  LIMIT_PUBLIC_READS: limit('120/60'),
  LIMIT_OWNER_CALLS: limit('600/60'),
  /** Counted by the Node entry, which reads it by itself. */
  LIMIT_PAGE_READS: limit(DEFAULT_PAGE_READS),
  CRON_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  ALLOWED_EMAILS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((entry) => withAsciiDomain(entry.trim().toLowerCase()))
        .filter(Boolean),
    )
    .refine((entries) => entries.every((entry) => /^[^\s@]*@[^\s@]+$/.test(entry)), 'must list addresses or @domains'),
  ...providerVariables,
  TERMS_URL: webAddress.default(LEGAL_PAGES.terms),
  PRIVACY_URL: webAddress.default(LEGAL_PAGES.privacy),
  SUPPORT_URL: webAddress.default(LEGAL_PAGES.support),
  SECURITY_URL: webAddress.default(LEGAL_PAGES.security),
})

type Variables = z.infer<typeof variables>

export type Env = Omit<Variables, 'APP_URL' | 'TRUST_PROXY'> & {
  /** Public origin without a trailing slash; every link in a mail is built from it. */
  APP_URL: string
  TRUST_PROXY: number
  database: DatabaseTarget
  mail: MailTransport
  providers: Providers
  isServerless: boolean
}

/** Reads and checks all settings. Throws an EnvError whose message has one line for each wrong variable. */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const { set, problems: unreadable } = readSecretFiles(given)
  if (unreadable.length > 0) throw new EnvError(unreadable)
  const isServerless = Boolean(set.VERCEL || set.AWS_LAMBDA_FUNCTION_NAME)
  const parsed = variables.safeParse(set)
  if (!parsed.success) {
    throw new EnvError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
  }
  const env: Env = {
    ...parsed.data,
    APP_URL: parsed.data.APP_URL ?? defaultAppUrl(set, parsed.data.PORT),
    TRUST_PROXY: parsed.data.TRUST_PROXY ?? (isServerless ? 1 : 0),
    database: toDatabaseTarget(parsed.data),
    mail: toMailTransport(parsed.data),
    providers: toProviders(parsed.data),
    isServerless,
  }
  const problems = findConflicts(env, Boolean(set.DATABASE_URL))
  if (problems.length > 0) throw new EnvError(problems)
  return env
}

/** The settings of this process, read once. */
export function env(): Env {
  cached ??= readEnv(process.env)
  return cached
}
let cached: Env | undefined

/** True for http(s) origins that only this machine can reach. */
export function isLoopbackOrigin(origin: string): boolean {
  return isLoopbackHost(new URL(origin).hostname)
}

function defaultAppUrl(set: Record<string, string | undefined>, port: number): string {
  return set.VERCEL_ENV === 'preview' && set.VERCEL_URL ? `https://${set.VERCEL_URL}` : `http://localhost:${port}`
}

function toDatabaseTarget(variables: Variables): DatabaseTarget {
  const { DATABASE_URL, DATABASE_URL_UNPOOLED, DATABASE_ALLOW_PLAIN } = variables
  if (DATABASE_URL.startsWith('file:')) {
    return { kind: 'embedded', directory: DATABASE_URL.slice('file:'.length).replace(/^\/\/(?=\/)/, '') }
  }
  const isNeon = /\.neon\.(tech|build)$/.test(new URL(DATABASE_URL).hostname)
  const unpooled = DATABASE_URL_UNPOOLED ?? DATABASE_URL
  if (isNeon) return { kind: 'neon', url: DATABASE_URL, migrationUrl: unpooled }
  const secure = (url: string) => (DATABASE_ALLOW_PLAIN ? url : withTls(url))
  return { kind: 'postgres', url: secure(DATABASE_URL), migrationUrl: secure(unpooled) }
}

function toMailTransport({ RESEND_API_KEY, SMTP_URL }: Variables): MailTransport {
  if (RESEND_API_KEY) return { kind: 'resend', apiKey: RESEND_API_KEY }
  return SMTP_URL ? { kind: 'smtp', url: SMTP_URL } : { kind: 'mailbox' }
}

/** Values that are right each by itself and wrong together. */
function findConflicts(env: Env, databaseIsSet: boolean): string[] {
  const problems: string[] = []
  const embedded = env.database.kind === 'embedded'
  if (!env.APP_ALLOW_HTTP && env.APP_URL.startsWith('http:') && !isLoopbackOrigin(env.APP_URL)) {
    problems.push('APP_URL: must be https://… for a public address; APP_ALLOW_HTTP=1 allows it without TLS')
  }
  for (const name of ['DATABASE_URL', 'DATABASE_URL_UNPOOLED'] as const) {
    if (!env.DATABASE_ALLOW_PLAIN && refusesTls(env[name])) {
      problems.push(`${name}: must not switch TLS off for another machine; DATABASE_ALLOW_PLAIN=1 allows it`)
    }
  }
  if (embedded && env.isServerless) {
    problems.push(
      databaseIsSet
        ? 'DATABASE_URL: the embedded database cannot run on a serverless host, whose disk vanishes; set postgres://…'
        : 'DATABASE_URL: must be set on a serverless host, whose disk vanishes',
    )
  }
  if (!embedded && !env.AUTH_SECRET) problems.push('AUTH_SECRET: is required unless the database is embedded')
  if (!embedded && !env.ENCRYPTION_KEY) problems.push('ENCRYPTION_KEY: is required unless the database is embedded')
  if (env.mail.kind === 'mailbox' && !embedded) {
    problems.push('SMTP_URL: this or RESEND_API_KEY is required unless the database is embedded')
  } else if (env.mail.kind === 'mailbox' && !isLoopbackOrigin(env.APP_URL)) {
    problems.push('SMTP_URL: this or RESEND_API_KEY is required when APP_URL is a public address')
  }
  return problems
}
