// Programs that npm cannot bring. The tests use them where they are, and tell what they left out where they are not.
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Where Debian and Ubuntu keep one folder for each major version. */
const POSTGRES_FOLDERS = '/usr/lib/postgresql'
/** The major version that comes from npm, on which everything runs. */
const NEWEST_POSTGRES = 18

/** The folder with `initdb` of the system's oldest server before the newest version; null where there is none. */
export function findOlderPostgres() {
  if (!existsSync(POSTGRES_FOLDERS)) return null
  const versions = readdirSync(POSTGRES_FOLDERS)
    .map(Number)
    .filter((version) => version < NEWEST_POSTGRES && existsSync(binFolder(version, 'initdb')))
  return versions.length > 0 ? binFolder(Math.min(...versions)) : null
}

/** @param {number} version */
function binFolder(version, program = '') {
  return path.join(POSTGRES_FOLDERS, String(version), 'bin', program)
}

/** The pooler, which some systems keep off the PATH; null where there is none. */
export function findPgbouncer(env = process.env) {
  const folders = [...(env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => path.join(folder, 'pgbouncer')).find((file) => existsSync(file)) ?? null
}

/** What the API tests leave out here, and how to have it. */
export function listSkippedApiTests() {
  return [
    ...(findOlderPostgres()
      ? []
      : [`everything on a Postgres before ${NEWEST_POSTGRES} (Debian: apt-get install postgresql)`]),
    ...(findPgbouncer() ? [] : ['Postgres behind PgBouncer (Debian: apt-get install pgbouncer)']),
  ]
}
