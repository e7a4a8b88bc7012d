import type { z } from 'zod'
import { isLoopbackHost } from '@/lib/http/network.mjs'
import { refusesTls, withTls } from './database-url'
import { variables } from './env-variables'
import { type FileTarget, filesBeside, readFilesUrl, toDirectory } from './file-target'
import { findOidcConflict, type OidcSettings, toOidc } from './oidc-env'
import { type Providers, toProviders } from './provider-env'
import { readSecretFiles } from './secret-files'

/** The only module that reads process.env for the product's own settings. Empty variables count as unset. */

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

type Variables = z.infer<typeof variables>

export type Env = Omit<Variables, 'APP_URL' | 'TRUST_PROXY'> & {
  /** Public origin without a trailing slash; every link in a mail is built from it. */
  APP_URL: string
  TRUST_PROXY: number
  database: DatabaseTarget
  mail: MailTransport
  /** Null on a serverless host that names no storage. */
  files: FileTarget | null
  providers: Providers
  /** Null without a provider of the organization. */
  oidc: OidcSettings | null
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
  const database = toDatabaseTarget(parsed.data)
  const env: Env = {
    ...parsed.data,
    LIMIT_KEY_CALLS: set.LIMIT_KEY_CALLS ? parsed.data.LIMIT_KEY_CALLS : parsed.data.LIMIT_OWNER_CALLS,
    APP_URL: parsed.data.APP_URL ?? defaultAppUrl(set, parsed.data.PORT),
    TRUST_PROXY: parsed.data.TRUST_PROXY ?? (isServerless ? 1 : 0),
    database,
    mail: toMailTransport(parsed.data),
    files: toFileTarget(parsed.data, { database, isServerless }),
    providers: toProviders(parsed.data),
    oidc: toOidc(parsed.data),
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
    return { kind: 'embedded', directory: toDirectory(DATABASE_URL) }
  }
  const isNeon = /\.neon\.(tech|build)$/.test(new URL(DATABASE_URL).hostname)
  const unpooled = DATABASE_URL_UNPOOLED ?? DATABASE_URL
  if (isNeon) return { kind: 'neon', url: DATABASE_URL, migrationUrl: unpooled }
  const secure = (url: string) => (DATABASE_ALLOW_PLAIN ? url : withTls(url))
  return { kind: 'postgres', url: secure(DATABASE_URL), migrationUrl: secure(unpooled) }
}

/** Beside the data, by default. The disk of a serverless host vanishes. */
function toFileTarget(
  { FILES_URL }: Variables,
  { database, isServerless }: Pick<Env, 'database' | 'isServerless'>,
): FileTarget | null {
  if (FILES_URL) return readFilesUrl(FILES_URL)
  if (isServerless) return null
  return filesBeside(database.kind === 'embedded' ? database.directory : DATA_FOLDER)
}

const DATA_FOLDER = './.data'

function toMailTransport({ RESEND_API_KEY, SMTP_URL }: Variables): MailTransport {
  if (RESEND_API_KEY) return { kind: 'resend', apiKey: RESEND_API_KEY }
  return SMTP_URL ? { kind: 'smtp', url: SMTP_URL } : { kind: 'mailbox' }
}

/** Lists values that are valid by themselves but conflict. */
function findConflicts(env: Env, databaseIsSet: boolean): string[] {
  const problems: string[] = []
  const embedded = env.database.kind === 'embedded'
  const oidcConflict = findOidcConflict(env)
  if (oidcConflict) problems.push(oidcConflict)
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
  if (env.isServerless && env.FILES_URL?.startsWith('file:')) {
    problems.push('FILES_URL: a folder cannot be used on a serverless host, whose disk vanishes; set s3://…')
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
