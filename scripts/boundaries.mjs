// Checks who imports whom, that no closed list is written twice, that no server component calls a hook, that visitors load few
// packages, that no class or style names a left or a right, that the references in comments and docs exist, and that no file of
// deploy/ is stale. Also checks that dependency-cruiser saw every file: with a TypeScript version that it does not know it sees
// none, and passes.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { cruise } from 'dependency-cruiser'
import config from '../.dependency-cruiser.cjs'
import { findHooksOnServer } from './client-hooks.mjs'
import { findDuplicateLists } from './closed-lists.mjs'
import { findStaleDeployFiles } from './deploy-files.mjs'
import FOLDER_ORDER from './folder-order.cjs'
import { findPhysicalSides } from './physical-sides.mjs'
import { findBannedWays } from './reachable.mjs'
import { findBrokenReferences } from './references.mjs'
import { root } from './run.mjs'

const SOURCES = [
  'app',
  'pages',
  'components',
  'lib',
  'db',
  'emails',
  'messages',
  'cli',
  'server',
  'server.mjs',
  'next.config.mjs',
  'middleware.ts',
  'instrumentation.ts',
]

const present = new Set(readdirSync(root))
const sources = SOURCES.filter((name) => present.has(name))
const files = sources.flatMap((name) =>
  /\.(?:ts|mjs)$/.test(name)
    ? [name]
    : readdirSync(path.join(root, name), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => `${name}/${file.split(path.sep).join('/')}`),
)
/** @type {Map<string, string>} */
const texts = new Map()

const { modules, summary } = await findImports()
const cruised = new Set(modules.map(({ source }) => source))

const problems = [
  ...(files.length === 0 ? ['no files found'] : []),
  ...files.filter((file) => !cruised.has(file)).map((file) => `not checked: ${file}`),
  ...summary.violations.map(describeViolation),
  ...findUnorderedFolders().map((folder) => `no place in scripts/folder-order.cjs: ${folder}`),
  // An id of an owner or a person is proof that someone is signed in; a cast anywhere else would forge one.
  ...files
    .filter((file) => file !== 'lib/auth/session.ts' && /\bas (Owner|Person)Id\b/.test(read(file)))
    .map((file) => `only lib/auth/session.ts makes an OwnerId or a PersonId: ${file}`),
  ...findDuplicateLists(
    files.filter((file) => !file.startsWith('messages/')),
    read,
  ),
  ...findHooksOnServer(modules, read),
  ...findBannedWays(modules),
  ...findPhysicalSides(),
  ...findBrokenReferences(),
  ...findStaleDeployFiles().map((file) => `${file} is stale: npm run deploy-files`),
]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log(`Boundaries hold: ${files.length} files, ${summary.totalDependenciesCruised} imports.`)

async function findImports() {
  const { enhancedResolveOptions, ...options } = config.options ?? {}
  const { output } = await cruise(
    sources,
    // Only the rules count here: numbers about each module would take a third of the time.
    {
      ...options,
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: config.forbidden },
      skipAnalysisNotInRules: true,
    },
    // The one path of tsconfig.json; reading it there, dependency-cruiser looks for each import at several places.
    { ...enhancedResolveOptions, alias: { '@': root } },
  )
  if (typeof output === 'string') throw new Error(output)
  return output
}

/** @param {import('dependency-cruiser').IViolation} violation */
function describeViolation({ rule, from, to, cycle, via }) {
  const names = (cycle ?? via ?? []).map(({ name }) => name)
  return `${rule.name}: ${from} → ${names.length > 0 ? names.join(' → ') : to}`
}

/** A folder without a place in the order would be in no rule. */
function findUnorderedFolders() {
  return Object.entries(FOLDER_ORDER).flatMap(([parent, folders]) =>
    readdirSync(path.join(root, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !folders.includes(entry.name))
      .map(({ name }) => `${parent}/${name}`),
  )
}

/** @param {string} file */
function read(file) {
  const text = texts.get(file) ?? readFileSync(path.join(root, file), 'utf8')
  texts.set(file, text)
  return text
}
