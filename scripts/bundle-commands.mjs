// Writes the commands that an image runs (backup, restore, users, migrate, export) as single files, for where there are no sources and no loader:
// node scripts/bundle-commands.mjs FOLDER
import './node-version.mjs'
import path from 'node:path'
import { build } from 'esbuild'
import { isMain, root } from './run.mjs'

export const COMMANDS = [
  'db/migrate-command.ts',
  'db/users-command.ts',
  'lib/backup/backup-command.ts',
  'lib/backup/restore-command.ts',
  'lib/portability/server/export-command.ts',
]
/** Packages with files of their own beside their code, which a standalone build carries. */
const BESIDE = ['@electric-sql/pglite', '@electric-sql/pglite/*', 'sharp', 'pg-native']

/** @param {string} folder */
export async function bundleCommands(folder) {
  await build({
    absWorkingDir: root,
    entryPoints: COMMANDS,
    outdir: path.resolve(folder),
    outbase: root,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    external: BESIDE,
    logLevel: 'error',
    minifySyntax: true,
    minifyWhitespace: true,
    // Packages in the older format call `require`, which a module has not.
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'\nconst require = makeRequire(import.meta.url)",
    },
  })
}

if (isMain(import.meta.url)) {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new Error('Usage: node scripts/bundle-commands.mjs FOLDER')
  await bundleCommands(folder)
}
