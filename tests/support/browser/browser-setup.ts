import { startFakeProviders } from '@/dev/fake-providers/fake-providers'
import { ensureBuilt } from '@/scripts/build.mjs'
import { cleanEnv } from '@/scripts/clean-env.mjs'
import { createDatabase, findQuickFolder, startPostgres } from '../database/postgres'
import { postgresEnv, startServer } from '../server/server'
import { startSmtpSink } from '../server/smtp-sink'
import { ADMIN } from './admin'

/**
 * Starts the system under test of the browser tests: the production build on a real Postgres, with a mail server of its
 * own, and fake providers. The workers inherit the environment that is set here.
 */
export default async function setup(): Promise<() => Promise<void>> {
  if (!(await ensureBuilt({ ...cleanEnv(process.env), NODE_ENV: 'production' }))) throw new Error('The build failed.')
  const [cluster, sink, fakes] = await Promise.all([
    startPostgres({ parentFolder: findQuickFolder() }),
    startSmtpSink(),
    startFakeProviders(),
  ])
  const stopRest = () => Promise.all([cluster.stop(), sink.stop(), fakes.stop()])
  try {
    const database = await createDatabase(cluster.url)
    const server = await startServer({
      // The tests' receivers of webhooks are on this machine.
      env: {
        ...postgresEnv(database.url, sink.smtpUrl),
        ...fakes.env,
        OUTBOUND_ALLOW_PRIVATE: '1',
        ADMIN_EMAILS: ADMIN,
        DATABASE_URL: database.url,
      },
    })
    process.env.E2E_URL = server.url
    process.env.E2E_MAIL_URL = sink.httpUrl
    process.env.E2E_FAKES_URL = fakes.url
    process.env.E2E_FAKES_ENV = JSON.stringify(fakes.env)
    process.env.E2E_ORGANIZATION_ENV = JSON.stringify(fakes.organization.env(fakes.url))
    process.env.E2E_SMTP_URL = sink.smtpUrl
    process.env.E2E_DATABASE_URL = database.url
    process.env.E2E_CLUSTER_URL = cluster.url
    return async () => {
      await server.stop()
      await stopRest()
    }
  } catch (error) {
    await stopRest()
    throw error
  }
}
