// npm run migrate: applies the migrations and ends.
import './node-version.mjs'
import { ensureInstalled } from './install.mjs'
import { importTs, loadEnv } from './load-env.mjs'

await ensureInstalled()
process.env.NODE_ENV ??= 'production'
await loadEnv()
try {
  const { runMigrations } = await importTs('db/migrate-command.ts')
  console.log(await runMigrations())
  process.exit(0)
} catch (error) {
  // One line, or one for each wrong variable.
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
