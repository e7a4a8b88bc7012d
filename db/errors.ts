import type { DatabaseTarget } from '@/lib/platform/env'

type DriverError = Error & { code?: string; constraint?: string; cause?: unknown; errors?: unknown[] }

/** The error code of Postgres or of the network, which Drizzle keeps one cause down. */
export function errorCode(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code, errors } = current as DriverError
    if (typeof code === 'string') return code
    if (errors?.[0] instanceof Error) return errorCode(errors[0])
  }
  return undefined
}

/** The constraint that refused a row, by its name. */
export function brokenConstraint(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { constraint } = current as DriverError
    if (typeof constraint === 'string') return constraint
  }
  return undefined
}

export function isUniqueViolation(error: unknown): boolean {
  return errorCode(error) === '23505'
}

/** True when an exclusion constraint refused the row. */
export function isExclusionViolation(error: unknown): boolean {
  return errorCode(error) === '23P01'
}

/** True when a check constraint refused a value. */
export function isCheckViolation(error: unknown): boolean {
  return errorCode(error) === '23514'
}

/** True when a referenced row does not exist. */
export function isForeignKeyViolation(error: unknown): boolean {
  return errorCode(error) === '23503'
}

/** True after a deadlock or a serialization failure: the transaction may be retried. */
export function isDeadlock(error: unknown): boolean {
  return ['40P01', '40001'].includes(errorCode(error) ?? '')
}

/** True when the statement timeout ended a query. */
export function isStatementTimeout(error: unknown): boolean {
  return errorCode(error) === '57014'
}

/** Codes that mean the database is away or going away, not that the query is wrong. */
const AWAY = /^(08...|57P0[1-5]|53[0-4]..|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
const AWAY_MESSAGE =
  /connection (terminated|timeout)|timeout exceeded when trying to connect|^timeout expired$|client has encountered a/i

export function isDatabaseAway(error: unknown): boolean {
  const code = errorCode(error)
  if (code) return AWAY.test(code)
  for (let current = error; current instanceof Error; current = current.cause) {
    if (AWAY_MESSAGE.test(current.message)) return true
  }
  return false
}

/** Their messages are written for an operator. */
const OWN_ERRORS = /^(FolderInUse|FolderOpen|FolderVersion|SchemaTooNew|Env|Seed|Account)Error$/

/** One line that an operator can act on, without the password of the address. */
export function explainDatabaseError(error: unknown, target: DatabaseTarget): string {
  const innermost = rootOf(error)
  if (OWN_ERRORS.test(innermost.name)) return innermost.message
  const reason = [errorCode(error), innermost.message].filter(Boolean).join(': ').replaceAll('\n', ' ')
  if (target.kind === 'embedded') return `DATABASE_URL: cannot open the data folder ${target.directory} (${reason})`
  const { host, pathname } = new URL(target.url)
  const hint = /does not support SSL/.test(reason) ? '; DATABASE_ALLOW_PLAIN=1 allows a connection without TLS' : ''
  return `DATABASE_URL: cannot use the database ${host}${pathname} (${reason}${hint})`
}

function rootOf(error: unknown): Error {
  let current = error instanceof Error ? error : new Error(String(error))
  while (current.cause instanceof Error) current = current.cause
  const nested = (current as DriverError).errors?.[0]
  return nested instanceof Error ? nested : current
}
