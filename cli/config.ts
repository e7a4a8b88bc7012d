import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { CliError, UsageError } from './errors'
import type { Io } from './io'

/** An instance and the key that belongs to it. */
export type Login = { url: string; key: string }

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/

export function configFile({ env }: Pick<Io, 'env'>): string {
  return path.join(env.XDG_CONFIG_HOME || path.join(homedir(), '.config'), 'slotform', 'config.json')
}

/**
 * The origin of an instance: `slots.example.com` is https, `localhost:3000` is http. `UsageError` for what is no address
 * of a server.
 */
export function toOrigin(text: string): string {
  const typed = text.trim()
  const withScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`
  const url = URL.canParse(withScheme) ? new URL(withScheme) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.pathname !== '/' || url.search)
    throw new UsageError(`“${typed}” is not the address of a server, such as https://slots.example.com.`)
  if (withScheme !== typed && isLoopback(url)) url.protocol = 'http:'
  return url.origin
}

function isLoopback({ hostname }: URL): boolean {
  return LOOPBACK.test(hostname)
}

/** A key on its way to another computer is readable for everybody between. */
export function isOpenWire(origin: string): boolean {
  const url = new URL(origin)
  return url.protocol === 'http:' && !isLoopback(url)
}

/** SLOTFORM_URL and SLOTFORM_KEY, else what was saved. A saved key is for the instance that it was saved with. */
export function findLogin(io: Pick<Io, 'env'>): Login {
  const { SLOTFORM_URL, SLOTFORM_KEY } = io.env
  const saved = SLOTFORM_URL && SLOTFORM_KEY ? null : readSaved(io)
  const url = SLOTFORM_URL ? toOrigin(SLOTFORM_URL) : saved?.url
  if (!url) throw new CliError('You are not logged in. Run `slotform login`, or set SLOTFORM_URL and SLOTFORM_KEY.')
  const key = SLOTFORM_KEY || (saved?.url === url ? saved.key : null)
  if (!key) throw new CliError(`There is no key for ${url}. Set SLOTFORM_KEY, or run \`slotform login --url ${url}\`.`)
  return { url, key }
}

/** Null when nothing is saved. `CliError` when the file cannot be understood. */
export function readSaved(io: Pick<Io, 'env'>): Login | null {
  const file = configFile(io)
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw new CliError(`${file} cannot be read: ${(error as Error).message}`)
  }
  try {
    const { url, key } = JSON.parse(text) as Partial<Login>
    if (typeof url === 'string' && typeof key === 'string') return { url: toOrigin(url), key }
  } catch {}
  throw new CliError(`${file} is damaged. Run \`slotform login\` again.`)
}

/** Readable for its owner alone, also where a readable file was before. Returns the file. */
export function saveLogin(io: Pick<Io, 'env'>, login: Login): string {
  const file = configFile(io)
  const draft = `${file}.${randomUUID()}`
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    writeFileSync(draft, `${JSON.stringify(login, null, 2)}\n`, { mode: 0o600 })
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw new CliError(`${file} cannot be written: ${(error as Error).message}`)
  }
  return file
}

export function forgetLogin(io: Pick<Io, 'env'>): void {
  rmSync(configFile(io), { force: true })
}
