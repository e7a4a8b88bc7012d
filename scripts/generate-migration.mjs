// npm run db:generate: drizzle-kit writes the migration and a snapshot of the whole schema. It compares the next schema with the
// newest snapshot only, so the others go.
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root, runNode } from './run.mjs'

const SNAPSHOTS = path.join(root, 'drizzle/meta')

const code = await runNode('node_modules/drizzle-kit/bin.cjs', ['generate', ...process.argv.slice(2)])
const snapshots = readdirSync(SNAPSHOTS).filter((file) => file.endsWith('_snapshot.json'))
for (const old of snapshots.sort().slice(0, -1)) rmSync(path.join(SNAPSHOTS, old))
process.exitCode = code
