import { spawn } from 'node:child_process'
import { chownSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { findFreePort } from '../server/free-port'
import { findOwner } from './postgres-binaries'

const KEEPER = fileURLToPath(new URL('postgres-keeper.mjs', import.meta.url))
/** Fewer than the product opens, so that its transactions change hands. */
const SERVER_CONNECTIONS = 3

/** PgBouncer before the server at `databaseUrl`, handing out a connection for each transaction. */
export async function startPgbouncer(command: string, databaseUrl: string) {
  const { hostname, port: serverPort, username, pathname } = new URL(databaseUrl)
  const owner = findOwner()
  const folder = mkdtempSync(path.join(tmpdir(), 'slotform-pgbouncer-'))
  const file = path.join(folder, 'pgbouncer.ini')
  const port = await findFreePort()
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${serverPort} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${SERVER_CONNECTIONS}
ignore_startup_parameters = extra_float_digits
`,
  )
  for (const one of [folder, file]) {
    if (owner.uid !== undefined && owner.gid !== undefined) chownSync(one, owner.uid, owner.gid)
  }
  const options = { command, args: [file], folder, log: path.join(folder, 'log'), owner }
  const keeper = spawn(process.execPath, [KEEPER, JSON.stringify(options)], { stdio: ['pipe', 'ignore', 'inherit'] })
  const url = `postgres://${username}@127.0.0.1:${port}${pathname}`
  await waitUntilReady(url)
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => keeper.once('exit', resolve))
      keeper.stdin?.end()
      await ended
    },
  }
}

async function waitUntilReady(url: string): Promise<void> {
  const end = Date.now() + 15_000
  for (;;) {
    const client = new Client({ connectionString: url })
    client.on('error', () => {})
    const problem = await client.connect().then(
      () => null,
      (error: Error) => error,
    )
    await client.end().catch(() => {})
    if (!problem) return
    if (Date.now() > end) throw problem
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
