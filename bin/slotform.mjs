#!/usr/bin/env node
// npx slotform: the command line. docs/cli.md describes it.
import '../scripts/node-version.mjs'
import { existsSync } from 'node:fs'
import { root } from '../scripts/run.mjs'

const NEEDED = ['commander', 'openapi-fetch', 'tsx', 'yaml']

if (NEEDED.every((name) => existsSync(`${root}node_modules/${name}/package.json`))) {
  const { importTs } = await import('../scripts/load-env.mjs')
  const { runSlotform } = await importTs('cli/slotform.ts')
  process.exitCode = await runSlotform(process.argv.slice(2))
} else {
  console.error(`The packages of Slotform are not installed. Run \`npm ci\` in ${root} first.`)
  process.exitCode = 1
}
