import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Major version of PostgreSQL in the pinned PGlite, which cannot read a folder of another version. */
const EMBEDDED_POSTGRES = 18

export class FolderVersionError extends Error {
  constructor(directory: string, found: number) {
    super(
      `DATABASE_URL: the data folder ${directory} was written by PostgreSQL ${found}, and this version of Slotform reads ` +
        `${EMBEDDED_POSTGRES}. Dump it with the version that wrote it: see docs/deploy.md.`,
    )
    this.name = 'FolderVersionError'
  }
}

/** Call it before opening the folder: throws on another version, and records ours in a new folder. */
export function checkFolderVersion(directory: string): void {
  const written = path.join(directory, 'version.json')
  if (existsSync(written)) {
    const { postgres } = JSON.parse(readFileSync(/*turbopackIgnore: true*/ written, 'utf8')) as { postgres: number }
    if (postgres !== EMBEDDED_POSTGRES) throw new FolderVersionError(directory, postgres)
    return
  }
  writeFileSync(written, `${JSON.stringify({ postgres: EMBEDDED_POSTGRES })}\n`, { mode: 0o600 })
}
