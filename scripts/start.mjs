// npm start: installs, checks the environment, builds when needed, serves.
import './node-version.mjs'
import '../server/parent.mjs'
import { checkPort } from '../server/port.mjs'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { checkEnv, loadEnv } from './load-env.mjs'

await ensureInstalled()
process.env.NODE_ENV = 'production'
await loadEnv()
await checkEnv()
// A busy port is better known before a build than after it.
await checkPort()
if (!(await ensureBuilt())) {
  console.error('The build failed; see above.')
  process.exit(1)
}
// In this process: no child is left behind when it is killed.
await import('../server.mjs')
