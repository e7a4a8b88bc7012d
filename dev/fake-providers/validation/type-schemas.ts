import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export type JsonSchema = Record<string, unknown>
type Schemas = Record<string, JsonSchema>

const CACHE = 'node_modules/.cache/slotform'

export function versionOf(folder: string): string {
  return (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string }).version
}

/** Longer than making takes on a busy machine: a lock this old was left by a process that died. */
const LOCK_MS = 45_000
const POLL_MS = 200

/**
 * JSON Schemas by name of all types of a source. They take ten seconds of CPU to make, so they are kept in a file for each `name`,
 * and of several test processes that need them one makes them while the others wait.
 */
export async function readTypeSchemas(name: string, readTypes: () => string, expected: string[]): Promise<Schemas> {
  const file = path.join(CACHE, `${name}.json`)
  mkdirSync(CACHE, { recursive: true })
  while (!existsSync(file)) {
    if (!takeLock(`${file}.lock`)) await sleep(POLL_MS)
    else if (!existsSync(file)) await makeFile(file, readTypes(), expected).finally(() => rmSync(`${file}.lock`))
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Schemas
}

function takeLock(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs
    if (since !== undefined && Date.now() - since > LOCK_MS) rmSync(lock, { force: true })
    return false
  }
}

async function makeFile(file: string, types: string, expected: string[]): Promise<void> {
  const schemas = await makeSchemas(`${file}.types.ts`, types)
  if (expected.some((type) => !schemas[type])) throw new Error(`The types of ${file} are not where they were`)
  writeFileSync(`${file}.part`, JSON.stringify(schemas))
  renameSync(`${file}.part`, file)
}

async function makeSchemas(file: string, types: string): Promise<Schemas> {
  const { createGenerator } = await import('ts-json-schema-generator')
  writeFileSync(file, types)
  const options = { path: file, type: '*', skipTypeCheck: true, additionalProperties: false, jsDoc: 'none' } as const
  return (createGenerator(options).createSchema('*').definitions ?? {}) as Schemas
}
