import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { findFreePort } from '../server/free-port'
import { findBinaries, findOwner } from './postgres-binaries'

const KEEPER = fileURLToPath(new URL('postgres-keeper.mjs', import.meta.url))
const START_TIMEOUT_MS = 60_000
const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 4 * 1024 ** 3
const INSUFFICIENT_PRIVILEGE = '42501'
/** A crash may lose everything: the folder is thrown away anyway. */
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=300',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
]

export type Cluster = {
  /** A role that may create databases and owns them, and is no superuser: the product has to work for such a one. */
  url: string
  superuserUrl: string
  stop: () => Promise<void>
  /** Stops the server, in order or as a crash, and keeps its data. */
  halt: (signal: 'SIGINT' | 'SIGQUIT') => Promise<void>
  /** Brings it back. */
  resume: () => Promise<void>
}

/**
 * A folder in memory where there is room for the databases of a test run, else on the disk. Each database is a copy of three
 * hundred files, which a disk makes in three times the processor time.
 */
export function findQuickFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize > ENOUGH_BYTES ? MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}

type StartOptions = {
  /** The folder of the server's programs. */
  binFolder?: string
  /** `name=value`, beside its own. */
  settings?: string[]
  parentFolder?: string
}

/** Starts a real Postgres server in a throw-away folder on a free port. It ends with this process at the latest. */
export async function startPostgres(options: StartOptions = {}): Promise<Cluster> {
  const { binFolder, settings = [], parentFolder = tmpdir() } = options
  const owner = findOwner()
  const folder = mkdtempSync(path.join(parentFolder, 'slotform-postgres-'))
  const log = path.join(folder, 'log')
  const data = path.join(folder, 'data')
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid)
  try {
    const { initdb, postgres, version } = findBinaries(owner, folder, binFolder)
    const locale = version >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : ['--lc-ctype=C.UTF-8']
    const flags = [`--pgdata=${data}`, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-sync']
    const made = spawnSync(initdb, [...flags, '--locale=C', ...locale], { ...owner, cwd: folder, encoding: 'utf8' })
    if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`)

    const port = await findFreePort()
    const args = ['-D', data, '-p', String(port), ...[...SETTINGS, ...settings].flatMap((setting) => ['-c', setting])]
    const keeper = spawn(process.execPath, [KEEPER, JSON.stringify({ command: postgres, args, folder, log, owner })], {
      stdio: ['pipe', 'ignore', 'inherit'],
    })
    const superuserUrl = `postgres://postgres@127.0.0.1:${port}/postgres`
    await waitUntilReady(keeper, superuserUrl, log)
    await runAs(superuserUrl, 'create role slotform login createdb')
    return {
      superuserUrl,
      url: superuserUrl.replace('postgres@', 'slotform@'),
      stop: () => stop(keeper),
      halt: async (signal) => {
        keeper.stdin?.write(`${signal}\n`)
        while (await answers(port)) await new Promise((resolve) => setTimeout(resolve, 20))
      },
      resume: async () => {
        keeper.stdin?.write('start\n')
        await waitUntilReady(keeper, superuserUrl, log)
      },
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

async function waitUntilReady(keeper: ChildProcess, url: string, log: string): Promise<void> {
  const end = Date.now() + START_TIMEOUT_MS
  for (;;) {
    const isGone = keeper.exitCode !== null || keeper.signalCode !== null
    const problem = await runAs(url, 'select 1').then(
      () => null,
      (error: Error) => error,
    )
    if (!problem) return
    if (isGone || Date.now() > end) {
      await stop(keeper)
      throw new Error(`Postgres did not start: ${isGone ? readLog(log) : problem.message}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

function readLog(log: string): string {
  try {
    return readFileSync(log, 'utf8')
  } catch {
    return 'it ended at once'
  }
}

async function stop(keeper: ChildProcess): Promise<void> {
  if (keeper.exitCode !== null || keeper.signalCode !== null) return
  const ended = new Promise((resolve) => keeper.once('exit', resolve))
  keeper.stdin?.end()
  await ended
}

export async function runAs(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(statement)
  } finally {
    await client.end().catch(() => {})
  }
}

/** An empty database on the server at `clusterUrl`, owned by that URL's role. */
export async function createDatabase(
  clusterUrl: string,
  name = `test_${randomBytes(6).toString('hex')}`,
): Promise<{ url: string; drop: () => Promise<void> }> {
  await runAs(clusterUrl, `create database ${name}`)
  const url = new URL(clusterUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => dropDatabase(clusterUrl, name) }
}

/** The server may be vacuuming it, which its owner cannot stop; then it goes with the server. */
export async function dropDatabase(clusterUrl: string, name: string): Promise<void> {
  try {
    await runAs(clusterUrl, `drop database ${name} with (force)`)
  } catch (error) {
    if ((error as { code?: string }).code !== INSUFFICIENT_PRIVILEGE) throw error
  }
}
