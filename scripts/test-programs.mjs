// Programs that npm cannot install. Tests that need a missing program are skipped, and the run lists them.
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Debian and Ubuntu have one folder here for each major version. */
const POSTGRES_FOLDERS = '/usr/lib/postgresql'
const SABRE_PACKAGES = 'php-sabre-dav php-cli php-sqlite3 php-xml php-mbstring'
/** The major version that comes from npm, on which everything runs. */
const NEWEST_POSTGRES = 18

/** The folder of `initdb` of the oldest installed PostgreSQL below the newest version, or null. */
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

/** The connection pooler, which some systems keep off the PATH, or null. */
export function findPgbouncer(env = process.env) {
  return findProgram('pgbouncer', env)
}

/** @param {string} name */
function findProgram(name, env = process.env) {
  const folders = [...(env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file)) ?? null
}

/** PostgreSQL's terminal, or null. */
export function findPsql() {
  return findProgram('psql')
}

/** A CalDAV server, or null. */
export function findRadicale() {
  return findProgram('radicale')
}

/** PHP with sabre/dav where Debian puts it; null where either is missing. */
export function findPhpWithSabre() {
  return existsSync('/usr/share/php/Sabre/CalDAV') ? findPhp() : null
}

/** Any Python 3, or null. */
export function findPython() {
  return findProgram('python3')
}

/** Any PHP, or null. */
export function findPhp() {
  return findProgram('php')
}

/** The two proxies of docs/deploy.md; null where one is missing. */
export function findNginx() {
  return findProgram('nginx')
}

export function findCaddy() {
  return findProgram('caddy')
}

/** Null where it is missing. */
export function findCurl() {
  return findProgram('curl')
}

/** The system's Python with `icalendar`, a strict reader of calendar files; null where it is missing. */
export function findStrictIcalendar() {
  return findPythonWith('icalendar')
}

/** The system's Python with `recurring_ical_events`, which expands calendar files; null where it is missing. */
export function findRecurringEvents() {
  return findPythonWith('recurring_ical_events.py')
}

/** @param {string} module */
function findPythonWith(module) {
  // Another Python, earlier on the PATH, does not know the system's packages.
  const python = '/usr/bin/python3'
  return existsSync(`/usr/lib/python3/dist-packages/${module}`) && existsSync(python) ? python : null
}

/** The C compiler if the headers of libical are installed too, else null. */
export function findLibicalCompiler() {
  return existsSync('/usr/include/libical/ical.h') ? (findProgram('gcc') ?? findProgram('cc')) : null
}

/** Tests with other programs that are skipped on this machine, and how to enable them. */
export function listSkippedIntegrationTests() {
  const debian = (/** @type {string} */ packages) => `(Debian: apt-get install ${packages})`
  return [
    ...(findRadicale() ? [] : [`CalDAV with Radicale ${debian('radicale')}`]),
    ...(findPhpWithSabre() ? [] : [`CalDAV with sabre/dav ${debian(SABRE_PACKAGES)}`]),
    ...(findStrictIcalendar() ? [] : [`calendar files read by python-icalendar ${debian('python3-icalendar')}`]),
    ...(findRecurringEvents()
      ? []
      : [`calendar files expanded by recurring-ical-events ${debian('python3-recurring-ical-events')}`]),
    ...(findLibicalCompiler() ? [] : [`calendar files validated and expanded by libical ${debian('libical-dev gcc')}`]),
    ...(findPython() ? [] : [`the webhook receiver in Python of docs/api.md ${debian('python3')}`]),
    ...(findPhp() ? [] : [`the webhook receiver in PHP of docs/api.md ${debian('php-cli')}`]),
  ]
}

/** API tests that are skipped on this machine, and how to enable them. */
export function listSkippedApiTests() {
  return [
    ...(findOlderPostgres()
      ? []
      : [`everything on a Postgres before ${NEWEST_POSTGRES} (Debian: apt-get install postgresql)`]),
    ...(findPgbouncer() ? [] : ['Postgres behind PgBouncer (Debian: apt-get install pgbouncer)']),
    ...(findPsql() ? [] : ['the script that reads Cal.com (Debian: apt-get install postgresql-client)']),
  ]
}

/** Stress tests that are skipped on this machine, and how to enable them. */
export function listSkippedStressTests() {
  return [
    ...(findCurl() ? [] : ['the examples of docs/api.md (Debian: apt-get install curl)']),
    ...(findNginx() ? [] : ['the proxy nginx of docs/deploy.md (Debian: apt-get install nginx-light)']),
    ...(findCaddy() ? [] : ['the proxy Caddy of docs/deploy.md (Debian: apt-get install caddy)']),
  ]
}
