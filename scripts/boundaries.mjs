// Checks who imports whom, that no closed list is written twice, that every unit and API test has an outer describe, that comments are sentences,
// that visitors load few packages, that no class or style names a left or a right, that the references in comments and docs exist, and that records of decisions name each other. Also checks that dependency-cruiser saw every file: with a TypeScript version that it does not know it sees none, and passes.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findHooksOnServer } from './client-hooks.mjs'
import { findDuplicateLists } from './closed-lists.mjs'
import { findDanglingComments } from './comment-openings.mjs'
import { findWrongDecisions } from './decisions.mjs'
import FOLDER_ORDER from './folder-order.cjs'
import { findLooseTests } from './loose-tests.mjs'
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
  'middleware.ts',
  'instrumentation.ts',
]

const present = new Set(readdirSync(root))
const sources = SOURCES.filter((name) => present.has(name))
const files = sources.flatMap((name) =>
  /\.ts$/.test(name)
    ? [name]
    : readdirSync(path.join(root, name), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => `${name}/${file.split(path.sep).join('/')}`),
)

const bin = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'
const args = [bin, ...sources, '--config', '.dependency-cruiser.cjs', '--output-type', 'json']
const output = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 })
const { modules, summary } = JSON.parse(output)

const cruised = new Set(modules.map((/** @type {{ source: string }} */ { source }) => source))
const missed = files.filter((file) => !cruised.has(file))
for (const file of missed) console.error(`not checked: ${file}`)
for (const { rule, from, to, cycle, via } of summary.violations) {
  const way = (cycle ?? via ?? []).map((/** @type {{ name: string }} */ { name }) => name)
  console.error(`${rule.name}: ${from} → ${way.length > 0 ? way.join(' → ') : to}`)
}
// A folder without a place in the order would be in no rule.
const unordered = Object.entries(FOLDER_ORDER).flatMap(([parent, folders]) =>
  readdirSync(path.join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !folders.includes(entry.name))
    .map(({ name }) => `${parent}/${name}`),
)
for (const folder of unordered) console.error(`no place in scripts/folder-order.cjs: ${folder}`)
// An OwnerId is proof that someone is signed in; a cast anywhere else would forge one.
const forgers = files
  .filter((file) => file !== 'lib/auth/session.ts')
  .filter((file) => /\bas OwnerId\b/.test(readFileSync(path.join(root, file), 'utf8')))
for (const file of forgers) console.error(`only lib/auth/session.ts makes an OwnerId: ${file}`)
const twice = findDuplicateLists(files.filter((file) => !file.startsWith('messages/')))
for (const list of twice) console.error(list)
const hooks = findHooksOnServer()
for (const hook of hooks) console.error(hook)
const loose = findLooseTests()
for (const test of loose) console.error(test)
const dangling = findDanglingComments()
for (const comment of dangling) console.error(comment)
const sides = findPhysicalSides()
for (const side of sides) console.error(side)
const banned = findBannedWays(modules)
for (const way of banned) console.error(way)
const broken = [...findBrokenReferences(), ...findWrongDecisions()]
for (const reference of broken) console.error(reference)
if (
  twice.length > 0 ||
  hooks.length > 0 ||
  loose.length > 0 ||
  dangling.length > 0 ||
  sides.length > 0 ||
  banned.length > 0 ||
  broken.length > 0 ||
  unordered.length > 0 ||
  forgers.length > 0 ||
  missed.length > 0 ||
  summary.violations.length > 0 ||
  files.length === 0
)
  process.exit(1)
console.log(`Boundaries hold: ${files.length} files, ${summary.totalDependenciesCruised} imports.`)
