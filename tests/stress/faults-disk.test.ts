// @module-tag together
// @module-tag nightly
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type Cluster, startPostgres } from '../support/database/postgres'
import { readArchive } from '../support/portability/archive'
import { WITHOUT_LIMITS } from '../support/server/without-limits.mjs'
import { canMount, openSmallDisk } from '../support/small-disk'
import { runScript } from './support/command'
import { openFolder } from './support/embedded'
import { makeZips, type Zips } from './support/large-zips'
import { signInOwner, terminalOf } from './support/people'
import { waitUntil } from './support/stress'
import { sendZip } from './support/transfer'
import { openWorld } from './support/world'

const MANY = 10_000
const FILES = 400
/** Below 256 MB of free disk no file is taken. */
const ROOMY_MB = 290

const folder = mkdtempSync(path.join(tmpdir(), 'slotform-full-'))
let cluster: Cluster
let zips: Zips

function openDisk(megabytes: number) {
  const disk = openSmallDisk(megabytes)
  onTestFinished(() => disk.close())
  return disk
}

beforeAll(async () => {
  if (!canMount) return
  cluster = await startPostgres()
  zips = await makeZips(cluster.url, folder, { responses: MANY, files: FILES })
}, 180_000)

afterAll(async () => {
  await cluster?.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe.runIf(canMount)('a full disk', () => {
  test('of files refuses an import before it writes, or leaves the files that the same zip brings later', async () => {
    const disk = openDisk(ROOMY_MB)
    const world = await openWorld(cluster.url, { FILES_URL: `file:${disk.folder}/files` })
    onTestFinished(() => world.close())
    const server = await world.start()
    const owner = await signInOwner(server.url, world.inbox)
    const forms = async () => (await owner.get('/api/forms')).body as { responseCount: number }[]
    const kept = async () => {
      const { rows } = await world.sql.query(`select count(*)::int as count from form_files where state = 'kept'`)
      return (rows as { count: number }[])[0]?.count ?? 0
    }

    disk.fill(100)
    const refused = await sendZip(server, owner, zips.withFiles)
    expect(refused).toMatchObject({ status: 503, body: { code: 'files_unavailable', message: expect.any(String) } })
    expect(await forms()).toEqual([])

    disk.empty()
    const imported = sendZip(server, owner, zips.withFiles)
    expect(await waitUntil(async () => (await kept()) > 0, 60_000)).toBe(true)
    disk.fill(100)
    expect(await imported).toMatchObject({ status: 503, body: { code: 'import_unfinished' } })
    expect((await forms()).map(({ responseCount }) => responseCount)).toEqual([FILES])
    expect(await kept()).toBeLessThan(FILES)

    disk.empty()
    const { status, body } = await sendZip(server, owner, zips.withFiles)
    expect({ status, files: body.parts?.files }).toEqual({ status: 200, files: { added: 0, kept: FILES, skipped: 0 } })
    expect(await kept()).toBe(FILES)
  })

  test('of the embedded database ends an import, which the same zip completes, and the server goes on', async () => {
    const disk = openDisk(200)
    const data = openFolder({ FILES_URL: `file:${path.join(folder, 'elsewhere')}` }, path.join(disk.folder, 'data'))
    onTestFinished(() => data.close())
    const server = await data.start()
    const owner = await signInOwner(server.url, terminalOf(server))
    disk.fill(66)
    const refused = await sendZip(server, owner, zips.large)
    expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable', message: expect.any(String) } })
    // To take portions back needs room as well.
    const left = await owner.get('/api/forms')
    expect(left.status).toBe(200)

    disk.fill(30)
    expect(await owner.post('/api/forms', { title: 'Another' })).toMatchObject({ status: 503 })
    expect(await owner.get('/api/forms')).toMatchObject({ status: 200, body: left.body })

    disk.empty()
    expect((await sendZip(server, owner, zips.large)).status).toBe(200)
    expect(await owner.get('/api/forms')).toMatchObject({ status: 200, body: [{ responseCount: MANY }] })
  })

  test('ends a backup and an export with one sentence, and leaves no file', async () => {
    const disk = openDisk(300)
    const data = openFolder({}, path.join(disk.folder, 'data'))
    onTestFinished(() => data.close())
    const server = await data.start()
    const owner = await signInOwner(server.url, terminalOf(server))
    const env = { ...WITHOUT_LIMITS, DATABASE_URL: `file:${disk.folder}/data` }
    const { email } = (await owner.get('/api/user')).body as { email: string }
    const there = path.join(folder, 'there.zip')

    disk.fill(0)
    // There is no room for the reason either.
    const untold = 'The server could not write the archive, nor why. Is its disk full?'
    const sentence = (what: string) => `The ${what} could not be written: there is no space left on the disk.`
    expect(await runScript(env, 'backup', there)).toEqual({ code: 1, said: untold })
    expect(await runScript(env, 'export', email, there)).toEqual({ code: 1, said: sentence('export') })
    disk.empty()
    const full = openDisk(1)
    full.fill(0)
    const onFull = path.join(full.folder, 'here.zip')
    expect(await runScript(env, 'backup', onFull)).toEqual({ code: 1, said: sentence('backup') })
    expect([there, onFull, `${there}.partial`, `${onFull}.partial`].filter((file) => existsSync(file))).toEqual([])

    expect((await runScript(env, 'backup', there)).said).toContain('Checked.')
    const mine = path.join(folder, 'mine.zip')
    expect((await runScript(env, 'export', email, mine)).said).toContain(`everything of ${email}`)
    expect((await readArchive(readFileSync(mine))).has('manifest.json')).toBe(true)
    expect((await owner.get('/api/user')).status).toBe(200)
  })

  test('of files ends a restore with one sentence, and leaves the database empty', async () => {
    const files = path.join(folder, 'with-one')
    const world = await openWorld(cluster.url, { FILES_URL: `file:${files}` })
    onTestFinished(() => world.close())
    const server = await world.start()
    const owner = await signInOwner(server.url, world.inbox)
    expect((await sendZip(server, owner, zips.withFiles)).status).toBe(200)
    const archive = path.join(folder, 'backup.zip')
    expect((await runScript(world.env, 'backup', archive)).said).toContain(`${FILES} files. Checked.`)

    const disk = openDisk(2)
    mkdirSync(path.join(folder, 'restored'))
    const env = { DATABASE_URL: `file:${folder}/restored`, FILES_URL: `file:${disk.folder}/files` }
    disk.fill(1)
    const { code, said } = await runScript(env, 'restore', archive)
    expect(said).toBe('FILES_URL: a file could not be stored: there is no space left on the disk.')
    expect(code).toBe(1)
    const elsewhere = { ...env, FILES_URL: `file:${folder}/restored/files` }
    expect((await runScript(elsewhere, 'restore', archive)).said).toContain(`${FILES} files.`)
  })
})
