import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Where Debian and Ubuntu keep one folder for each major version. */
const SYSTEM = '/usr/lib/postgresql'
/** The major version that comes from npm, on which everything runs. */
const NEWEST = 18

/** The folder with `initdb` of the system's oldest server before the newest version; null where there is none. */
export function findOlderPostgres() {
  if (!existsSync(SYSTEM)) return null
  const versions = readdirSync(SYSTEM)
    .map(Number)
    .filter((version) => version < NEWEST && existsSync(path.join(SYSTEM, String(version), 'bin', 'initdb')))
  return versions.length > 0 ? path.join(SYSTEM, String(Math.min(...versions)), 'bin') : null
}

/** What the API tests leave out here, and how to have it. */
export function explainMissingPostgres() {
  return findOlderPostgres()
    ? null
    : `the API tests on a Postgres before ${NEWEST} (Debian: apt-get install postgresql)`
}
