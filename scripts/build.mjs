import './node-version.mjs'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensureInstalled } from './install.mjs'
import { isMain, root, runNode } from './run.mjs'
import { shareChunks } from './shared-chunks.mjs'
import { timed } from './timed.mjs'

/** All inputs of `next build`. A file that is missing here leads to stale builds. */
const INPUTS = [
  'app',
  'assets',
  'pages',
  'components',
  'lib',
  'db',
  'emails',
  'messages',
  'public',
  'drizzle',
  'clients/slotform/openapi.json',
  'scripts/inline-loader.mjs',
  'scripts/package-closure.mjs',
  'scripts/shared-chunks.mjs',
  'middleware.ts',
  'instrumentation.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
]
const STAMP = path.join(root, '.next', 'slotform-inputs')

/**
 * @param {string} input a file or a folder
 * @returns {string[]} the files, sorted, relative to the root
 */
function listFiles(input) {
  const full = path.join(root, input)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [input]
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort()
}

/**
 * @param {NodeJS.Dict<string>} env
 * @returns {string} a hash of all inputs
 */
export function hashInputs(env) {
  const hash = createHash('sha256')
  for (const file of INPUTS.flatMap(listFiles)) {
    const content = readFileSync(path.join(root, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  for (const name of Object.keys(env).sort()) {
    if (name.startsWith('NEXT_PUBLIC_') || name === 'NEXT_OUTPUT') hash.update(`${name}=${env[name]}\0`)
  }
  return hash.digest('hex')
}

/** @param {NodeJS.ProcessEnv} env */
function isFresh(env) {
  if (!existsSync(STAMP) || !existsSync(path.join(root, '.next', 'BUILD_ID'))) return false
  return readFileSync(STAMP, 'utf8') === hashInputs(env)
}

/**
 * Whether the compiler writes its cache. To fill it takes a sixth of a first build and 370 MB, which only those have a use
 * for who build again: a machine that has built before, and is none of CI's.
 * @param {NodeJS.ProcessEnv} env
 */
function keepsCache(env) {
  // Vercel brings the cache of one build to the next.
  if (env.VERCEL) return true
  return existsSync(path.join(root, '.next', 'BUILD_ID')) && !env.CI && env.NEXT_OUTPUT !== 'standalone'
}

/**
 * Builds when the build is missing or older than what it is made of.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<boolean>} false when the build failed
 */
export async function ensureBuilt(env = process.env) {
  if (isFresh(env)) return true
  // Taken before the build: what is edited meanwhile makes it stale.
  const inputs = hashInputs(env)
  rmSync(STAMP, { force: true })
  const kept = keepsCache(env) ? { BUILD_CACHE: '1' } : {}
  const code = await timed('Building', () =>
    runNode('node_modules/next/dist/bin/next', ['build'], {
      env: { ...env, ...kept, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    }),
  )
  if (code !== 0) return false
  for (const dist of ['.next', '.next/standalone/.next']) shareChunks(path.join(root, dist))
  writeFileSync(STAMP, inputs)
  return true
}

if (isMain(import.meta.url)) {
  await ensureInstalled()
  process.exit((await ensureBuilt()) ? 0 : 1)
}
