// npm run bench: prints what Slotform's speed is, one JSON object a line, and asserts nothing. `npm run bench -- engine
// page` runs single parts. docs/performance.md explains the lines.
import './node-version.mjs'
import { spawn } from 'node:child_process'
import { cleanEnv } from './clean-env.mjs'
import { ensureInstalled } from './install.mjs'

const IN_TREE = ['engine', 'memory', 'routes', 'page', 'weight', 'paint', 'first-time', 'form']
/** Makes the image and the package of the command line; needs no tree of its own. */
const RELEASE = 'release'
const PARTS = [...IN_TREE, RELEASE]
/** Everything together takes a few minutes; what takes this long hangs. */
const MAX_MS = 30 * 60_000

const given = process.argv.slice(2)
const unknown = given.filter((part) => !PARTS.includes(part))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}: ${PARTS.join(', ')}`)
  process.exit(1)
}
const parts = given.length > 0 ? PARTS.filter((part) => given.includes(part)) : PARTS

await ensureInstalled({ forTests: true })
if (parts.includes(RELEASE)) {
  const { benchRelease } = await import('./bench-release.mjs')
  await benchRelease()
}
const inTree = parts.filter((part) => IN_TREE.includes(part))
if (inTree.length === 0) process.exit(0)
const { findBuildStep, makeBenchTree } = await import('./bench-tree.mjs')
const tree = makeBenchTree()

/**
 * @param {string[]} args
 * @param {'inherit' | 2} stdout 2 keeps the lines on standard output free of everything but figures
 * @returns {Promise<number>} the exit code
 */
function runInTree(args, stdout) {
  const env = { ...cleanEnv(process.env), NODE_ENV: 'production' }
  const child = spawn(process.execPath, args, { cwd: tree, env, stdio: ['ignore', stdout, 'inherit'] })
  const timer = setTimeout(() => child.kill('SIGTERM'), MAX_MS)
  return new Promise((resolve) => {
    child.once('close', (code) => {
      clearTimeout(timer)
      resolve(code ?? 1)
    })
  })
}

const build = inTree.some((part) => part !== 'engine') ? await findBuildStep() : null
let code = 0
if (build) {
  code = await runInTree(build.args, 2)
  if (code === 0) build.markDone()
}
if (code === 0) code = await runInTree(['--import', 'tsx', 'bench/main.ts', ...inTree], 'inherit')
process.exit(code)
