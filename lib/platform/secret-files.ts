import { readFileSync } from 'node:fs'
import { isOAuthProvider, PROVIDER_IDS } from '@/lib/shared/calendars/providers'

/**
 * Settings that may come from a file, as container secrets do: `AUTH_SECRET_FILE` is the path of the file with
 * AUTH_SECRET.
 */
const FROM_FILES = [
  'DATABASE_URL',
  'DATABASE_URL_UNPOOLED',
  'FILES_URL',
  'AUTH_SECRET',
  'ENCRYPTION_KEY',
  'RESEND_API_KEY',
  'SMTP_URL',
  'CRON_SECRET',
  'METRICS_TOKEN',
  ...PROVIDER_IDS.filter(isOAuthProvider).map((id) => `${id.toUpperCase()}_CLIENT_SECRET`),
  'ZOOM_WEBHOOK_SECRET',
  'OIDC_CLIENT_SECRET',
]

type Settings = Record<string, string | undefined>

/** Replaces each `NAME_FILE` by `NAME` with that file's trimmed text. Returns one line for each that cannot be used. */
export function readSecretFiles(set: Settings): { set: Settings; problems: string[] } {
  const problems: string[] = []
  const read: Settings = {}
  for (const name of FROM_FILES) {
    const file = set[`${name}_FILE`]
    if (!file) continue
    if (set[name]) problems.push(`${name}_FILE: set either this or ${name}`)
    else read[name] = readSecret(name, file, problems)
  }
  return { set: { ...set, ...read }, problems }
}

function readSecret(name: string, file: string, problems: string[]): string | undefined {
  try {
    const text = readFileSync(/*turbopackIgnore: true*/ file, 'utf8').trim()
    if (!text) problems.push(`${name}_FILE: ${file} is empty`)
    return text || undefined
  } catch (error) {
    problems.push(`${name}_FILE: cannot read ${file} (${(error as NodeJS.ErrnoException).code ?? 'unknown error'})`)
    return undefined
  }
}
