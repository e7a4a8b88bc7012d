// npm run dev: the same app with hot reload.
import './node-version.mjs'
import '../server/parent.mjs'
import { ensureInstalled } from './install.mjs'
import { checkEnv, loadEnv } from './load-env.mjs'

await ensureInstalled()
process.env.NODE_ENV = 'development'
await loadEnv()
await checkEnv()
await import('../server.mjs')
