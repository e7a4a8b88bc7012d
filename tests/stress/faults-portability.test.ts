// @module-tag together
// @module-tag nightly
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type Cluster, startPostgres } from '../support/database/postgres'
import { linesIn, readArchive } from '../support/portability/archive'
import { openFolder } from './support/embedded'
import { HttpClient } from './support/http-client'
import { makeZips, type Zips } from './support/large-zips'
import { signInOwner, terminalOf } from './support/people'
import { say, waitUntil } from './support/stress'
import { saveExport, sendZip } from './support/transfer'
import { openWorld, type World } from './support/world'

const MANY = 10_000
const FILES = 200

const folder = mkdtempSync(path.join(tmpdir(), 'slotform-zips-'))
let cluster: Cluster
let zips: Zips

beforeAll(async () => {
  cluster = await startPostgres()
  zips = await makeZips(cluster.url, folder, { responses: MANY, files: FILES })
}, 180_000)

afterAll(async () => {
  await cluster?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const formsOf = async (owner: HttpClient) => (await owner.get('/api/forms')).body as { responseCount: number }[]
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'finished',
    () => 'cut',
  )

/** True while an import writes responses. */
const isImporting = async ({ sql }: World) => {
  const { rows } = await sql.query(
    `select from pg_locks where relation = 'form_responses'::regclass and mode = 'RowExclusiveLock'`,
  )
  return rows.length > 0
}

describe('kill -9', () => {
  test('kill -9 during an import leaves nothing, on Postgres, and the same zip works afterwards', async () => {
    const world = await openWorld(cluster.url)
    onTestFinished(() => world.close())
    let server = await world.start()
    const owner = await signInOwner(server.url, world.inbox)
    const imported = failureOf(sendZip(server, owner, zips.large))
    expect(await waitUntil(() => isImporting(world), 60_000)).toBe(true)
    await server.kill()
    expect(await imported).toBe('cut')
    // Postgres itself notices that the connection is gone, and takes the rows back.
    expect(await waitUntil(async () => !(await isImporting(world)), 60_000)).toBe(true)
    server = await world.start()
    const again = Object.assign(new HttpClient(server.url), { cookies: owner.cookies })
    expect(await formsOf(again)).toEqual([])
    expect((await sendZip(server, again, zips.large)).status).toBe(200)
    expect((await formsOf(again)).map(({ responseCount }) => responseCount)).toEqual([MANY])
  })

  test('kill -9 between two portions of an import is completed by the same zip, on the embedded database', async () => {
    const data = openFolder()
    onTestFinished(() => data.close())
    let server = await data.start()
    const owner = await signInOwner(server.url, terminalOf(server))
    const again = () => Object.assign(new HttpClient(server.url), { cookies: owner.cookies })
    const imported = failureOf(sendZip(server, again(), zips.large))
    const countHere = async () => (await formsOf(again()))[0]?.responseCount ?? 0
    expect(await waitUntil(async () => (await countHere()) > 0, 60_000)).toBe(true)
    await server.kill()
    expect(await imported).toBe('cut')
    server = await data.start()
    const left = await countHere()
    say(`embedded: killed with ${left} of ${MANY} responses written`)
    expect(left).toBeLessThan(MANY)
    expect((await sendZip(server, again(), zips.large)).status).toBe(200)
    expect((await formsOf(again())).map(({ responseCount }) => responseCount)).toEqual([MANY])

    const file = path.join(folder, 'cut.zip')
    const killed: Promise<void>[] = []
    const begun = failureOf(
      saveExport(server, again(), file, () => {
        if (killed.length === 0) killed.push(server.kill())
      }),
    )
    expect(await begun).toBe('cut')
    await Promise.all(killed)
    await expect(readArchive(readFileSync(file))).rejects.toThrow()
    server = await data.start()
    await saveExport(server, again(), file)
    expect(linesIn(await readArchive(readFileSync(file)), 'responses')).toHaveLength(MANY)
  })

  test('kill -9 while files are brought is completed by the same zip, on Postgres', async () => {
    const world = await openWorld(cluster.url, { FILES_URL: `file:${path.join(folder, 'second')}` })
    onTestFinished(() => world.close())
    let server = await world.start()
    const owner = await signInOwner(server.url, world.inbox)
    const countOf = async (state: string) => {
      const { rows } = await world.sql.query('select count(*)::int as count from form_files where state = $1', [state])
      return (rows as { count: number }[])[0]?.count ?? 0
    }
    const imported = failureOf(sendZip(server, owner, zips.withFiles))
    expect(await waitUntil(async () => (await countOf('kept')) > 0, 60_000)).toBe(true)
    await server.kill()
    expect(await imported).toBe('cut')
    const missing = await countOf('arriving')
    say(`postgres: killed with ${missing} of ${FILES} files to come`)
    expect(missing).toBeGreaterThan(0)

    server = await world.start()
    const here = Object.assign(new HttpClient(server.url), { cookies: owner.cookies })
    const { rows } = await world.sql.query(`select id from form_files where state = 'arriving' limit 1`)
    const address = `/api/files/${(rows as { id: string }[])[0]?.id}`
    const statusOfFile = async () => {
      const { status, headers } = await here.get(address)
      if (!headers.location) return status
      const link = new URL(headers.location, server.url)
      return (await here.get(link.pathname + link.search)).status
    }
    expect(await statusOfFile()).toBe(404)
    const { status, body } = await sendZip(server, here, zips.withFiles)
    expect({ status, files: body.parts?.files }).toEqual({ status: 200, files: { added: 0, kept: FILES, skipped: 0 } })
    expect(await countOf('kept')).toBe(FILES)
    expect(await statusOfFile()).toBe(200)
  })
})

describe('a database that goes away', () => {
  test('ends an import with a refusal and leaves nothing, and the same zip works when it is back', async () => {
    const world = await openWorld(cluster.url)
    onTestFinished(() => world.close())
    const server = await world.start()
    const owner = await signInOwner(server.url, world.inbox)
    const imported = sendZip(server, owner, zips.large)
    expect(await waitUntil(() => isImporting(world), 60_000)).toBe(true)
    await cluster.halt('SIGQUIT')
    const { status, body } = await imported
    say(`postgres stopped during an import: ${status} ${body.code}`)
    expect(status).toBe(503)
    expect(body.message).toEqual(expect.any(String))
    await cluster.resume()
    expect(await waitUntil(async () => (await owner.get('/api/forms')).status === 200, 60_000)).toBe(true)
    expect(await formsOf(owner)).toEqual([])
    expect((await sendZip(server, owner, zips.large)).status).toBe(200)
    expect((await formsOf(owner)).map(({ responseCount }) => responseCount)).toEqual([MANY])
  })
})
