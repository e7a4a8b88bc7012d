import { Client } from 'pg'
import { createDatabase } from '@/tests/support/database/postgres'
import { postgresEnv, startServer, type TestServer } from '@/tests/support/server/server'
import { type SmtpSink, startSmtpSink } from '@/tests/support/server/smtp-sink'
import { WITHOUT_LIMITS } from '@/tests/support/server/without-limits.mjs'
import { type Inbox, inboxOf } from './people'

/** Every limit counts, but is too high to be reached. */
export const LIMITS_OUT_OF_REACH = Object.fromEntries(Object.keys(WITHOUT_LIMITS).map((name) => [name, '1000000/60']))

/** The default limits: an empty variable counts as unset. */
export const DEFAULT_LIMITS = Object.fromEntries(Object.keys(WITHOUT_LIMITS).map((name) => [name, '']))

export type World = {
  sink: SmtpSink
  inbox: Inbox
  /** Straight to the database, past the product. */
  sql: Client
  databaseUrl: string
  env: Record<string, string> & { DATABASE_URL: string }
  start: () => Promise<TestServer>
  close: () => Promise<void>
}

/** A database of its own on the server at `clusterUrl`, a mail server, and the product's servers that are started. */
export async function openWorld(clusterUrl: string, changes: Record<string, string> = {}): Promise<World> {
  const [database, sink] = await Promise.all([createDatabase(clusterUrl), startSmtpSink()])
  const env = { ...postgresEnv(database.url, sink.smtpUrl), DATABASE_URL: database.url, ...changes }
  const sql = await openClient(database.url)
  const servers: TestServer[] = []
  return {
    sink,
    inbox: inboxOf(sink),
    sql,
    databaseUrl: database.url,
    env,
    start: async () => {
      const server = await startServer({ env })
      servers.push(server)
      return server
    },
    close: async () => {
      await Promise.all(servers.map((server) => server.kill()))
      await sql.end().catch(() => {})
      await sink.stop()
      await database.drop().catch(() => {})
    },
  }
}

export async function openClient(url: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return client
}
