import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { drizzle } from 'drizzle-orm/pglite'
import type { TestProject } from 'vitest/node'
import { migrate } from '@/db/migrate'
import * as schema from '@/db/schema'

declare module 'vitest' {
  interface ProvidedContext {
    embeddedTemplate: string
  }
}

/** Migrates one embedded database; each test file begins with a copy of it. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'slotform-embedded-'))
  const pglite = new PGlite({ extensions: { btree_gist, citext } })
  await migrate(drizzle(pglite, { schema }))
  const file = path.join(folder, 'template.tar')
  writeFileSync(file, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()))
  await pglite.close()
  project.provide('embeddedTemplate', file)
  return () => rmSync(folder, { recursive: true })
}
