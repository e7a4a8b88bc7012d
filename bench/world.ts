import { SMTPServer } from 'smtp-server'
import { connect } from '@/db/client'
import { createDatabase, startPostgres } from '@/tests/support/database/postgres'
import { postgresEnv, startServer } from '@/tests/support/server/server'
import { type Seeded, seed } from './seed'

/**
 * Setup shared by the benchmarks that need a server: the production server on a Postgres of its own, with pages to
 * book.
 */
export type World = Seeded & {
  url: string
  /** The settings that the server runs with. */
  env: Record<string, string> & { DATABASE_URL: string }
  close: () => Promise<void>
}

/** Bookings count their emails as in production; the limits are never reached. */
const COUNTED_MAILS = { LIMIT_MAILS_RECIPIENT: '1000000/3600', LIMIT_MAILS_OWNER: '1000000/86400' }

export async function openWorld(): Promise<World> {
  const cluster = await startPostgres()
  const smtp = await startMailSink()
  try {
    const { url: databaseUrl } = await createDatabase(cluster.url)
    const env = { ...postgresEnv(databaseUrl, smtp.url), ...COUNTED_MAILS, DATABASE_URL: databaseUrl }
    const server = await startServer({ env })
    const { db, close } = await connect({ kind: 'postgres', url: databaseUrl, migrationUrl: databaseUrl }, { max: 2 })
    const seeded = await seed(db).finally(close)
    const stop = () => Promise.all([server.kill(), smtp.close()])
    return { ...seeded, url: server.url, env, close: async () => void (await stop().then(cluster.stop)) }
  } catch (error) {
    await Promise.all([smtp.close(), cluster.stop()])
    throw error
  }
}

/** Accepts each mail without parsing it, to leave the CPU to the measured process. */
async function startMailSink(): Promise<{ url: string; close: () => Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData: (stream, _session, callback) => {
      stream.once('end', callback)
      stream.resume()
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
