import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findPhpWithSabre, findRadicale } from '@/scripts/test-programs.mjs'
import { findFreePort } from '../server/free-port'

const KEEPER = fileURLToPath(new URL('../database/postgres-keeper.mjs', import.meta.url))
const SABRE = fileURLToPath(new URL('sabre.php', import.meta.url))
export const PASSWORD = 'an-app-password'

/** A real CalDAV server on this machine, with the calendar `Ada` of the user `ada`. */
export type CaldavServer = { name: string; url: string; username: string; password: string; stop: () => Promise<void> }

/** Kept for as long as the tests live, and its folder no longer. */
async function keep(command: string, args: string[], folder: string, url: string): Promise<() => Promise<void>> {
  const options = { command, args, folder, log: path.join(folder, 'log'), owner: {} }
  const env = { ...process.env, CALDAV_FOLDER: folder, CALDAV_PASSWORD: PASSWORD }
  const keeper = spawn(process.execPath, [KEEPER, JSON.stringify(options)], {
    stdio: ['pipe', 'ignore', 'inherit'],
    env,
  })
  const end = Date.now() + 20_000
  while (
    !(await fetch(url).then(
      () => true,
      () => false,
    ))
  ) {
    if (Date.now() > end) throw new Error(`${command} did not start`)
    await sleep(50)
  }
  return async () => {
    const ended = new Promise((resolve) => keeper.once('exit', resolve))
    keeper.stdin?.end()
    await ended
  }
}

async function startRadicale(command: string): Promise<CaldavServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'slotform-radicale-'))
  const url = `http://127.0.0.1:${await findFreePort()}`
  const collection = (name: string) => path.join(folder, 'collections', 'collection-root', 'ada', name)
  for (const [name, tag] of [
    ['home', { 'D:displayname': 'Ada', tag: 'VCALENDAR' }],
    ['contacts', { 'D:displayname': 'Friends', tag: 'VADDRESSBOOK' }],
  ] as const) {
    mkdirSync(collection(name), { recursive: true })
    writeFileSync(path.join(collection(name), '.Radicale.props'), JSON.stringify(tag))
  }
  writeFileSync(path.join(folder, 'users'), `ada:${PASSWORD}\n`)
  const config = path.join(folder, 'config')
  writeFileSync(
    config,
    `[server]
hosts = ${new URL(url).host}
[auth]
type = htpasswd
htpasswd_filename = ${path.join(folder, 'users')}
htpasswd_encryption = plain
delay = 0
[rights]
type = owner_only
[storage]
filesystem_folder = ${path.join(folder, 'collections')}
`,
  )
  const stop = await keep(command, ['--config', config], folder, url)
  return { name: 'Radicale', url, username: 'ada', password: PASSWORD, stop }
}

async function startSabre(command: string): Promise<CaldavServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'slotform-sabre-'))
  const url = `http://127.0.0.1:${await findFreePort()}`
  const stop = await keep(command, ['-S', new URL(url).host, SABRE], folder, url)
  return { name: 'sabre/dav', url, username: 'ada', password: PASSWORD, stop }
}

const [radicale, php] = [findRadicale(), findPhpWithSabre()]

/** Those that are installed here, by name. */
export const CALDAV_SERVERS: [string, () => Promise<CaldavServer>][] = [
  ...(radicale ? [['Radicale', () => startRadicale(radicale)] as [string, () => Promise<CaldavServer>]] : []),
  ...(php ? [['sabre/dav', () => startSabre(php)] as [string, () => Promise<CaldavServer>]] : []),
]
