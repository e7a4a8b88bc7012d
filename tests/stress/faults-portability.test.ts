import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type Cluster, startPostgres } from '../support/database/postgres'
import { PDF } from '../support/factories/file-contents'
import { addQuestion } from '../support/factories/forms'
import { createResponse } from '../support/factories/responses'
import { type Archive, linesIn, readArchive, withEntry, withLines, writeArchive } from '../support/portability/archive'
import { openFolder } from './support/embedded'
import { HttpClient } from './support/http-client'
import { createForm, signInOwner, terminalOf } from './support/people'
import { say, waitUntil } from './support/stress'
import { saveExport, sendZip } from './support/transfer'
import { openWorld } from './support/world'

const MANY = 10_000
const FILES = 200
/** Any other answer comes earlier. */
const SOON_MS = 700

type Line = { id: string } & Record<string, unknown>

const folder = mkdtempSync(path.join(tmpdir(), 'slotform-zips-'))
const large = path.join(folder, 'large.zip')
const withFiles = path.join(folder, 'with-files.zip')
let cluster: Cluster

beforeAll(async () => {
  cluster = await startPostgres()
  const world = await openWorld(cluster.url, { FILES_URL: `file:${path.join(folder, 'first')}` })
  try {
    const server = await world.start()
    const owner = await signInOwner(server.url, world.inbox)
    const form = await createForm(owner, true)
    const text = await addQuestion(owner, form.id, 'text')
    const upload = await addQuestion(owner, form.id, 'file')
    const visitor = new HttpClient(server.url)
    const sent = await visitor.send('POST', `/api/public/forms/${form.slug}/files/${upload.id}`, {
      raw: PDF,
      headers: { 'X-File-Name': 'cv.pdf' },
    })
    const { id: fileId } = sent.body as { id: string }
    await createResponse(visitor, form.slug, { [text.id]: 'Mine', [upload.id]: [fileId] })
    const file = path.join(folder, 'small.zip')
    await saveExport(server, owner, file)
    const small = await readArchive(readFileSync(file))
    writeFileSync(large, await writeArchive(manyResponses(small, text.id)))
    writeFileSync(withFiles, await writeArchive(manyFiles(small, upload.id)))
  } finally {
    await world.close()
  }
}, 180_000)

afterAll(async () => {
  await cluster?.stop()
  rmSync(folder, { recursive: true, force: true })
})

function manyResponses(archive: Archive, questionId: string): Archive {
  const [response] = linesIn<Line>(archive, 'responses')
  const copies = Array.from({ length: MANY - 1 }, (_, n) => ({
    ...response,
    id: randomUUID(),
    responses: { [questionId]: `Answer ${n} of ${randomUUID()}` },
  }))
  return withLines(archive, 'responses', [response, ...copies])
}

/** Each file in a response of its own. */
function manyFiles(archive: Archive, questionId: string): Archive {
  const [response] = linesIn<Line>(archive, 'responses')
  const [file] = linesIn<Line>(archive, 'files')
  const copies = Array.from({ length: FILES - 1 }, () => ({ file: randomUUID(), response: randomUUID() }))
  let all = withLines(archive, 'responses', [
    response,
    ...copies.map((copy) => ({ ...response, id: copy.response, responses: { [questionId]: [copy.file] } })),
  ])
  all = withLines(all, 'files', [
    file,
    ...copies.map((copy) => ({ ...file, id: copy.file, responseId: copy.response })),
  ])
  for (const copy of copies) all = withEntry(all, `files/${copy.file}`, PDF)
  return all
}

const formsOf = async (owner: HttpClient) => (await owner.get('/api/forms')).body as { responseCount: number }[]
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'finished',
    () => 'cut',
  )

describe('kill -9', () => {
  test('kill -9 during an import leaves nothing, on the embedded database, and the same zip works afterwards', async () => {
    const data = openFolder()
    onTestFinished(() => data.close())
    let server = await data.start()
    const owner = await signInOwner(server.url, terminalOf(server))
    const again = () => Object.assign(new HttpClient(server.url), { cookies: owner.cookies })
    const imported = failureOf(sendZip(server, again(), large))
    // The one connection is taken for as long as an import writes.
    const isWriting = async () => (await failureOf(again().get('/api/user', { timeoutMs: SOON_MS }))) === 'cut'
    expect(await waitUntil(isWriting, 60_000)).toBe(true)
    await server.kill()
    expect(await imported).toBe('cut')
    server = await data.start()
    expect(await formsOf(again())).toEqual([])
    expect((await sendZip(server, again(), large)).status).toBe(200)
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
    const imported = failureOf(sendZip(server, owner, withFiles))
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
      const link = new URL((await here.get(address)).headers.location ?? '', server.url)
      return (await here.get(link.pathname + link.search)).status
    }
    expect(await statusOfFile()).toBe(404)
    const { status, body } = await sendZip(server, here, withFiles)
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
    const imported = sendZip(server, owner, large)
    const isWriting = async () => {
      const { rows } = await world.sql.query(
        `select from pg_locks where relation = 'form_responses'::regclass and mode = 'RowExclusiveLock'`,
      )
      return rows.length > 0
    }
    expect(await waitUntil(isWriting, 60_000)).toBe(true)
    await cluster.halt('SIGQUIT')
    const { status, body } = await imported
    say(`postgres stopped during an import: ${status} ${body.code}`)
    expect(status).toBe(503)
    expect(body.message).toEqual(expect.any(String))
    await cluster.resume()
    expect(await waitUntil(async () => (await owner.get('/api/forms')).status === 200, 60_000)).toBe(true)
    expect(await formsOf(owner)).toEqual([])
    expect((await sendZip(server, owner, large)).status).toBe(200)
    expect((await formsOf(owner)).map(({ responseCount }) => responseCount)).toEqual([MANY])
  })
})
