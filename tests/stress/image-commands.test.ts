// @module-tag nightly
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { bundlePrograms } from '@/scripts/bundle-image.mjs'
import { cleanEnv } from '@/scripts/clean-env.mjs'
import { root } from '@/scripts/run.mjs'
import { createDatabase } from '@/tests/support/database/postgres'
import { postgresEnv } from '@/tests/support/server/server'

const run = promisify(execFile)
/** The image has more packages; the commands need these. */
const PACKAGES = ['@next/env', '@electric-sql/pglite']

/** The image gives its commands this: no sources, no loader of TypeScript, nothing to install from. */
async function openImage(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'slotform-image-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of ['drizzle', ...PACKAGES.map((one) => `node_modules/${one}`)])
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true })
  await bundlePrograms(folder)
  return folder
}

describe('the commands of the image', () => {
  test('back up a server, and restore it into a data folder', async () => {
    const database = await createDatabase(inject('postgresUrl'))
    onTestFinished(() => database.drop())
    const cwd = await openImage()
    const files = path.join(cwd, 'files')
    const server = { ...postgresEnv(database.url, 'smtp://127.0.0.1:1'), FILES_URL: `file:${files}` }
    const embedded = { DATABASE_URL: `file:${path.join(cwd, 'data')}`, FILES_URL: `file:${files}` }
    const call = async (env: object, ...args: string[]) =>
      (
        await run(process.execPath, args, { cwd, env: { ...cleanEnv(process.env), NODE_ENV: 'production', ...env } })
      ).stdout.trim()

    expect(await call(server, 'commands/migrate.mjs')).toMatch(/^Applied \d+ migrations\.$/)
    expect(await call(server, 'commands/users.mjs', 'list')).toBe('There are no accounts.')
    expect(await call(server, 'commands/backup.mjs', 'a.zip')).toMatch(
      /^Wrote a\.zip: \d+ rows of \d+ tables, 0 files\. Checked\.$/,
    )
    expect(await call(embedded, 'commands/restore.mjs', 'a.zip')).toMatch(/^Restored a\.zip: \d+ rows/)
    await expect(call(embedded, 'commands/export.mjs', 'nobody@example.com', 'x.zip')).rejects.toThrow('No account')
  })
})
