// node scripts/bundle-image.mjs FOLDER: gathers what an image holds, after a build with NEXT_OUTPUT=standalone: the app, the packages
// that it runs on, and the server and the commands as bundles, for where there are no sources and no loader.
import './node-version.mjs'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { isMain, root } from './run.mjs'

/** Commands by their names, as `npm run NAME` calls them, with the modules that they load. */
const COMMANDS = {
  migrate: 'db/migrate-command.ts',
  users: 'db/users-command.ts',
  backup: 'lib/backup/backup-command.ts',
  restore: 'lib/backup/restore-command.ts',
  export: 'lib/portability/server/export-command.ts',
}
/** Packages that read files beside their code, which a standalone build carries. */
const BESIDE = ['@next/env', '@electric-sql/pglite', '@electric-sql/pglite/*', 'sharp', 'pg-native']
/** Those that the server shares with the app, or loads only when it is told to. */
const OF_THE_SERVER = ['next', '@next/env', 'prom-client', '@opentelemetry/*']
/** Of a standalone build: what is read by its path at run time. Beside it Next puts sources that a pattern of a path could mean. */
const KEPT = ['.next', 'node_modules', 'messages', 'clients', 'assets']
/** Lists of the build that nothing reads afterwards, a third of all bytes. */
const LIST = /\.nft\.json$/

const COPIED = ['.next/static', 'public', 'drizzle', 'LICENSE']

/** @type {import('esbuild').BuildOptions} */
const BUNDLE = {
  absWorkingDir: root,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  jsx: 'automatic',
  outExtension: { '.js': '.mjs' },
  logLevel: 'error',
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
  // Packages in the older format call `require`, which a module has not.
  banner: {
    js: "import { createRequire as makeRequire } from 'node:module'\nconst require = makeRequire(import.meta.url)",
  },
}

/**
 * Writes server.mjs and commands/ into a folder.
 * @param {string} folder
 */
export async function bundlePrograms(folder) {
  const outdir = path.resolve(folder)
  const names = Object.keys(COMMANDS)
  await build({
    ...BUNDLE,
    // scripts/load-env.mjs looks for the modules beside the commands.
    entryPoints: [...Object.values(COMMANDS), ...names.map((name) => `scripts/${name}.mjs`)],
    outdir: path.join(outdir, 'commands'),
    entryNames: '[name]',
    chunkNames: 'part-[hash]',
    external: BESIDE,
  })
  await build({
    ...BUNDLE,
    entryPoints: ['server.mjs'],
    outdir,
    entryNames: '[name]',
    chunkNames: 'commands/server-[hash]',
    external: OF_THE_SERVER,
  })
  const { name, version, license, private: isPrivate, type, engines } = readPackage()
  const scripts = Object.fromEntries(names.map((command) => [command, `node commands/${command}.mjs`]))
  const manifest = { name, version, license, private: isPrivate, type, engines, scripts }
  writeFileSync(path.join(outdir, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

function readPackage() {
  return JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
}

/** Fonts come with theirs. */
function findLicenses() {
  return readdirSync(path.join(root, 'assets/fonts'))
    .filter((name) => name.startsWith('OFL'))
    .map((name) => `assets/fonts/${name}`)
}

/** @param {string} folder */
async function gatherImage(folder) {
  const standalone = path.join(root, '.next', 'standalone')
  if (!existsSync(standalone)) throw new Error('Build with NEXT_OUTPUT=standalone first.')
  const target = path.resolve(folder)
  rmSync(target, { recursive: true, force: true })
  // Links between packages stay relative: the image has them elsewhere.
  const options = {
    recursive: true,
    verbatimSymlinks: true,
    filter: (/** @type {string} */ source) => !LIST.test(source),
  }
  for (const name of KEPT) cpSync(path.join(standalone, name), path.join(target, name), options)
  for (const name of [...COPIED, ...findLicenses()]) cpSync(path.join(root, name), path.join(target, name), options)
  await bundlePrograms(target)
}

if (isMain(import.meta.url)) {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new Error('Usage: node scripts/bundle-image.mjs FOLDER')
  await gatherImage(folder)
}
