import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sweepFiles } from '@/lib/forms/server/sweep-files'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/scheduling/units'
import { MAX_UNCLAIMED_OF_FORM, MAX_UNCLAIMED_OF_NETWORK } from '@/lib/shared/forms/files'
import { ApiClient } from '@/tests/support/api/client'
import { signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { PDF, PNG, PROGRAM, zip } from '@/tests/support/factories/file-contents'
import { createFormWith } from '@/tests/support/factories/forms'
import { createPage, inDays } from '@/tests/support/factories/pages'
import { createResponse } from '@/tests/support/factories/responses'
import { expectLoggedError, logged } from '@/tests/support/log'

const folder = vi.hoisted(() => {
  // Nothing is imported yet.
  const name = `${process.env.TMPDIR ?? '/tmp'}/slotform-files-${process.pid}-${Math.random().toString(36).slice(2)}`
  Object.assign(process.env, { FILES_URL: `file:${name}` })
  return name
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const visitor = new ApiClient()
type Owner = Awaited<ReturnType<typeof signInOwner>>
type Sent = { id: string; name: string; size: number; type: string }

/** A body that is a stream. */
const HALF_DUPLEX = { duplex: 'half' }
const MAX_BYTES = 25 * 1024 * 1024

let owner: Owner
let form: { id: string; slug: string }
let questionId: string
beforeEach(async () => {
  owner = await signInOwner()
  const made = await createFormWith(owner, 'text')
  form = made.form
  questionId = made.ids[0]
  await query(sql`update form_questions set question_type = 'file', is_required = false where id = ${questionId}::uuid`)
})

function send(content: BodyInit, name = 'cv.pdf', headers: Record<string, string> = {}, slug = form.slug) {
  const named = { 'X-File-Name': encodeURIComponent(name), ...headers }
  return visitor.post(`/api/public/forms/${slug}/files/${questionId}`, undefined, { raw: content, headers: named })
}

async function sent(content: BodyInit = PDF, name = 'cv.pdf'): Promise<Sent> {
  const { status, body } = await send(content, name)
  expect(status).toBe(201)
  return body as Sent
}

/** The names of everything in the storage, but for the folders. */
async function stored(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

const rowsOfForm = () =>
  query<{ id: string; state: string }>(sql`select id, state from form_files where form_id = ${form.id}::uuid`)

/** As the statement of a response does. */
const claim = (id: string, responseId: string) =>
  query(sql`update form_files set response_id = ${responseId}::uuid, claimed_at = now() where id = ${id}::uuid`)

describe('POST /api/public/forms/{slug}/files/{questionId}', () => {
  it('stores a file and tells its id, its name, its size and the type that its content shows', async () => {
    const { status, body } = await send(PNG, 'Übersicht.pdf')
    expect(status).toBe(201)
    expect(body).toEqual({ id: expect.any(String), name: 'Übersicht.pdf', size: PNG.length, type: 'image/png' })
    expect(await stored()).toContain((body as Sent).id)
    expect(await rowsOfForm()).toEqual([{ id: (body as Sent).id, state: 'kept' }])
  })

  it('refuses a form with the file in it, of which nothing is stored', async () => {
    const body = new FormData()
    body.set('file', new Blob([PNG]), 'photo.png')
    const { status, body: answer } = await send(body)
    expect([status, answer]).toMatchObject([415, { code: 'unsupported_type' }])
    expect((await send('--x', 'a.txt', { 'content-type': ' Multipart/Mixed; boundary=x' })).status).toBe(415)
    expect(await rowsOfForm()).toEqual([])
  })

  it('takes nothing of the name but its last part, and puts no part of it on the disk', async () => {
    const { name } = await sent(PDF, '../../../etc/cron.d/evil\0.pdf')
    expect(name).toBe('evil.pdf')
    expect((await stored()).some((one) => one.includes('evil'))).toBe(false)
    expect((await sent(PDF, `${'x'.repeat(4_000)}.pdf`)).name).toHaveLength(200)
  })

  it.each([
    ['a program under the name of a picture', PROGRAM, 'cat.png', 400, 'file_refused'],
    ['a page', '<!doctype html><title>Hi</title>', 'cv.pdf', 400, 'file_refused'],
    ['a name that a system would run', 'echo hi', 'cv.bat', 400, 'file_refused'],
    ['a program behind two extensions', PROGRAM, 'cv.pdf.exe', 400, 'file_refused'],
    ['an extension that a change of direction hides', 'echo hi', 'cv\u202efdp.bat', 400, 'file_refused'],
    ['an extension that dots and a path hide', 'echo hi', '..\\..\\cv.BAT. .', 400, 'file_refused'],
    [
      'an archive that unpacks to more than a disk holds',
      zip([{ name: 'a', unpacked: 2 ** 31 }]),
      'a.zip',
      400,
      'file_refused',
    ],
    ['an archive that leaves its folder', zip([{ name: '../../etc/cron.d/a' }]), 'a.zip', 400, 'file_refused'],
    ['nothing', '', 'cv.pdf', 400, 'file_empty'],
    ['one byte too many', Buffer.alloc(MAX_BYTES + 1, 'a'), 'a.txt', 413, 'file_too_large'],
  ])('refuses %s, and nothing stays on the disk', async (_, content, name, status, code) => {
    const before = await stored()
    expect(await send(content, name)).toMatchObject({ status, body: { code } })
    expect(await stored()).toEqual(before)
    expect(await rowsOfForm()).toEqual([])
  })

  it('takes exactly 25 MiB', async () => {
    expect((await sent(Buffer.alloc(MAX_BYTES, 'a'), 'a.txt')).size).toBe(MAX_BYTES)
  })

  it('refuses a body that is not as long as it says', async () => {
    expect(await send(PDF, 'cv.pdf', { 'content-length': String(PDF.length + 1) })).toMatchObject({
      status: 400,
      body: { code: 'file_incomplete' },
    })
    expect(await send(PDF, 'cv.pdf', { 'content-length': String(MAX_BYTES + 1) })).toMatchObject({ status: 413 })
  })

  it('leaves nothing of a body that breaks off', async () => {
    const before = await stored()
    let portions = 0
    const broken = new ReadableStream({
      pull(controller) {
        portions += 1
        if (portions < 3) controller.enqueue(new Uint8Array(PDF))
        else controller.error(new Error('gone'))
      },
    })
    const request = new Request('http://localhost:3000/', { method: 'POST', body: broken, ...HALF_DUPLEX })
    const { receiveFile } = await import('@/lib/files/receive-file')
    await expect(receiveFile(request, `${folder}/arriving`)).rejects.toMatchObject({ code: 'file_incomplete' })
    expect(await stored()).toEqual(before)
  })

  it('gives two senders with one Idempotency-Key a file each', async () => {
    const key = { 'Idempotency-Key': 'the-same' }
    const answers = [await send(PDF, 'one.pdf', key), await send(PNG, 'two.png', key)]
    expect(answers.map(({ status, body }) => [status, (body as Sent).name])).toEqual([
      [201, 'one.pdf'],
      [201, 'two.png'],
    ])
    expect(new Set(answers.map(({ body }) => (body as Sent).id)).size).toBe(2)
  })

  describe('of a form or a network with too many bytes that no response names', () => {
    const grow = (id: string, size: number, of: string) =>
      query(sql`
      update form_files set size = ${size}, network = case ${of} when 'form' then 'others' else network end
      where id = ${id}::uuid`)
    const from = (network: string) => send(PDF, 'cv.pdf', { 'x-slotform-peer': network })
    const idOf = async (network: string) => ((await from(network)).body as Sent).id

    it.each([
      ['network', MAX_UNCLAIMED_OF_NETWORK, [429, 201]],
      ['form', MAX_UNCLAIMED_OF_FORM, [429, 429]],
    ])('refuses more for the %s until a response names them', async (of, most, expected) => {
      const id = await idOf('203.0.113.1')
      await grow(id, most - PDF.length, of)
      expect((await from('203.0.113.1')).status).toBe(201)
      const answers = [await from('203.0.113.1'), await from('203.0.113.2')]
      expect(answers.map(({ status }) => status)).toEqual(expected)
      expect(answers[0]?.headers.get('retry-after')).toBe('3600')
      await createResponse(visitor, form.slug, { [questionId]: [id] })
      const [row] = await query(sql`select network from form_files where id = ${id}::uuid`)
      expect(row).toEqual({ network: null })
      expect((await from('203.0.113.1')).status).toBe(201)
    })
  })

  it('refuses a name that is not URI-encoded', async () => {
    expect(await send(PDF, 'cv.pdf', { 'X-File-Name': '%zz' })).toMatchObject({
      status: 400,
      body: { code: 'file_name' },
    })
  })

  it('is there for questions of this type of published, open forms only', async () => {
    expect(await send(PDF, 'cv.pdf', {}, 'nothing-here')).toMatchObject({ status: 404 })
    await owner.patch(`/api/forms/${form.id}`, { isPublished: false })
    expect(await send(PDF)).toMatchObject({ status: 404 })
    await owner.patch(`/api/forms/${form.id}`, {
      isPublished: true,
      closesAt: new Date(Date.now() + HOUR_MS).toISOString(),
    })
    expect((await send(PDF)).status).toBe(201)
    await query(sql`update forms set closes_at = now() - interval '1 second' where id = ${form.id}::uuid`)
    expect(await send(PDF)).toMatchObject({ status: 409, body: { code: 'form_closed' } })
    await query(sql`update form_questions set question_type = 'text' where id = ${questionId}::uuid`)
    expect(await send(PDF)).toMatchObject({ status: 404, body: { code: 'question_not_found' } })
  })

  it('is a 503 while the storage cannot be written', async () => {
    await sent()
    await rm(`${folder}/arriving`, { recursive: true })
    await writeFile(`${folder}/arriving`, 'in the way')
    expectLoggedError()
    expect(await send(PDF)).toMatchObject({ status: 503, body: { code: 'files_unavailable' } })
    expect(logged('files_failed')).toMatchObject([{ level: 'error' }])
    await rm(`${folder}/arriving`)
    expect((await send(PDF)).status).toBe(201)
  })
})

describe('POST /api/schedule/{slug}/files/{questionId}', () => {
  it('takes a file for the form that the page asks, published or not', async () => {
    const page = await createPage(owner, { formId: form.id })
    await owner.patch(`/api/forms/${form.id}`, { isPublished: false })
    const headers = { 'X-File-Name': 'cv.pdf' }
    const path = (slug: string) => `/api/schedule/${slug}/files/${questionId}`
    expect(await visitor.post(path(page.slug), undefined, { raw: PDF, headers })).toMatchObject({
      status: 201,
      body: { type: 'application/pdf' },
    })
    const other = await createPage(owner)
    expect((await visitor.post(path(other.slug), undefined, { raw: PDF, headers })).status).toBe(404)
    await owner.patch(`/api/time-slot-pages/${page.id}`, { visibility: 'secret' })
    expect((await visitor.post(path(page.slug), undefined, { raw: PDF, headers })).status).toBe(404)
  })
})

describe('GET /api/files/{id}', () => {
  async function claimed(content: BodyInit = PDF, name = 'cv.pdf') {
    const { id } = await sent(content, name)
    const { form: other } = await createFormWith(owner, 'text')
    await claim(id, await createResponse(visitor, other.slug))
    return id
  }

  it('leads its owner to a link that saves the file, and never shows it', async () => {
    const id = await claimed(PDF, 'Lebenslauf "ü".pdf')
    const { status, headers } = await owner.get(`/api/files/${id}`)
    expect(status).toBe(302)
    const link = headers.get('location') ?? ''
    const file = await new ApiClient().get(link)
    expect(file.status).toBe(200)
    expect(file.text).toBe(PDF.toString('utf8'))
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(PDF.length),
      'content-disposition': `attachment; filename="Lebenslauf ___.pdf"; filename*=UTF-8''Lebenslauf%20_%C3%BC_.pdf`,
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
    })
  })

  it('is not there for another owner, and not before a response names it', async () => {
    const stranger = await signInOwner()
    expect((await stranger.get(`/api/files/${await claimed()}`)).status).toBe(404)
    expect((await owner.get(`/api/files/${(await sent()).id}`)).status).toBe(404)
  })

  it('is not there before it has arrived, and once it leaves', async () => {
    const id = await claimed()
    for (const state of ['arriving', 'leaving']) {
      await query(sql`update form_files set state = ${state} where id = ${id}::uuid`)
      expect(await owner.get(`/api/files/${id}`)).toMatchObject({ status: 404, body: { code: 'file_not_found' } })
    }
    await query(sql`update form_files set state = 'kept' where id = ${id}::uuid`)
    expect((await owner.get(`/api/files/${id}`)).status).toBe(302)
  })

  it('gives a link for five minutes and this one file', async () => {
    const id = await claimed()
    const link = (await owner.get(`/api/files/${id}`)).headers.get('location') ?? ''
    const other = await claimed()
    for (const wrong of [
      `/api/files/${id}/content`,
      link.replace(id, other),
      link.replace(/signature=./, (first) => (first === 'signature=A' ? 'signature=B' : 'signature=A')),
      link.replace(/expires=\d/, 'expires=9'),
      `${link}&expires=1`,
    ]) {
      expect((await visitor.get(wrong)).status).toBe(404)
    }
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * MINUTE_MS + 1 })
    expect((await visitor.get(link)).status).toBe(404)
    vi.useRealTimers()
  })

  it('is gone with its response, also by a link made before', async () => {
    const id = await claimed()
    const link = (await owner.get(`/api/files/${id}`)).headers.get('location') ?? ''
    await query(sql`delete from form_responses where id = (select response_id from form_files where id = ${id}::uuid)`)
    expect((await owner.get(`/api/files/${id}`)).status).toBe(404)
    expect((await visitor.get(link)).status).toBe(404)
  })
})

describe('POST /api/public/forms/{slug}/submit', () => {
  const submit = (ids: unknown) =>
    visitor.post(`/api/public/forms/${form.slug}/submit`, { responses: { [questionId]: ids } })
  const refused = { status: 400, body: { issues: [{ path: expect.stringMatching(/^[0-9a-f-]{36}$/) }] } }

  it('gives the files that it names to the response, with their facts for the owner', async () => {
    const file = await sent(PDF, 'cv.pdf')
    const { status, body } = await submit([file.id])
    expect(status).toBe(201)
    const detail = await owner.get(`/api/form-responses/${(body as { id: string }).id}`)
    const url = expect.stringMatching(new RegExp(`/api/files/${file.id}$`))
    const files = [{ ...file, questionId, url }]
    expect(detail.body).toMatchObject({ response: { data: { [questionId]: [file.id] }, files } })
    expect((await owner.get(`/api/forms/${form.id}/responses`)).body).toMatchObject([{ files }])
    expect((await owner.get(`/api/files/${file.id}`)).status).toBe(302)
    await sweepFiles(new Date(Date.now() + 30 * DAY_MS))
    expect(await stored()).toContain(file.id)
  })

  it('refuses a file that another response has, and one of another form, with the question', async () => {
    const { id } = await sent()
    expect((await submit([id])).status).toBe(201)
    expect(await submit([id])).toMatchObject(refused)
    const before = { slug: form.slug, questionId }
    const other = await createFormWith(owner, 'text')
    ;[form, questionId] = [other.form, other.ids[0]]
    await query(
      sql`update form_questions set question_type = 'file', is_required = false where id = ${questionId}::uuid`,
    )
    const theirs = await sent()
    ;[form.slug, questionId] = [before.slug, before.questionId]
    expect(await submit([theirs.id])).toMatchObject(refused)
    expect(await submit([crypto.randomUUID()])).toMatchObject(refused)
    expect(await submit('nothing')).toMatchObject(refused)
  })

  it('takes as many as its question takes', async () => {
    const two = [(await sent()).id, (await sent()).id]
    expect(await submit(two)).toMatchObject(refused)
    await query(sql`update form_questions set settings = '{"max": 2}' where id = ${questionId}::uuid`)
    expect((await submit(two)).status).toBe(201)
  })

  it('lets one of two responses have a file that both name at once', async () => {
    const { id } = await sent()
    const answers = await Promise.all([submit([id]), submit([id]), submit([id])])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400])
  })

  it('answers a repeat with its first answer, also while that is being written', async () => {
    const { id } = await sent()
    const body = { responses: { [questionId]: [id] } }
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const send = () => visitor.post(`/api/public/forms/${form.slug}/submit`, body, { headers })
    const [first, second] = await Promise.all([send(), send()])
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body).toEqual(first.body)
    expect((await send()).body).toEqual(first.body)
  })

  it('is refused while the kind is not one of the question’s', async () => {
    await query(sql`update form_questions set settings = '{"kinds": ["image"]}' where id = ${questionId}::uuid`)
    expect(await send(PDF, 'cat.png')).toMatchObject({ status: 400, body: { code: 'file_refused' } })
    expect((await send(PNG, 'cat.pdf')).status).toBe(201)
  })
})

describe('POST /api/schedule/{slug}/book', () => {
  it('gives the files of its answers to the response, and refuses those of others', async () => {
    const page = await createPage(owner, { formId: form.id })
    const { id } = await sent()
    const first = await visitor.get(
      `/api/schedule/${page.slug}/slots?from=${inDays(3, 9).slice(0, 10)}&to=${inDays(5, 9).slice(0, 10)}`,
    )
    const starts = (first.body as { days: { slots: string[] }[] }).days.flatMap(({ slots }) => slots)
    const book = (startTime: string | undefined) =>
      visitor.post(`/api/schedule/${page.slug}/book`, {
        attendeeName: 'Vera',
        attendeeEmail: 'vera@example.com',
        startTime,
        userTimezone: 'UTC',
        responses: { [questionId]: [id] },
      })
    expect((await book(starts[0])).status).toBe(201)
    expect(await book(starts.at(-1))).toMatchObject({
      status: 400,
      body: { issues: [{ path: `responses.${questionId}` }] },
    })
    expect((await owner.get(`/api/forms/${form.id}/responses`)).body).toMatchObject([
      { files: [{ id, name: 'cv.pdf' }] },
    ])
  })
})

describe('GET /api/file-storage', () => {
  it('tells whether files can be stored, by a try', async () => {
    expect((await owner.get('/api/file-storage')).body).toEqual({ state: 'ready' })
    expect(await readdir(`${folder}/arriving`)).toEqual([])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * MINUTE_MS })
    await rm(`${folder}/arriving`, { recursive: true })
    await writeFile(`${folder}/arriving`, 'in the way')
    expectLoggedError()
    expect((await owner.get('/api/file-storage')).body).toEqual({ state: 'failing' })
    await rm(`${folder}/arriving`)
    vi.useRealTimers()
  })
})

describe('sweepFiles', () => {
  const sweep = (later = 0) => sweepFiles(new Date(Date.now() + later))

  it('deletes what no response has named for a day, and not a minute before', async () => {
    const { id } = await sent()
    await sweep(DAY_MS - MINUTE_MS)
    expect(await stored()).toContain(id)
    await sweep(DAY_MS + MINUTE_MS)
    expect(await stored()).not.toContain(id)
    expect(await rowsOfForm()).toEqual([])
  })

  it('keeps what a response names, and deletes it with the response at once', async () => {
    const { id } = await sent()
    const { form: other } = await createFormWith(owner, 'text')
    const responseId = await createResponse(visitor, other.slug)
    await claim(id, responseId)
    await sweep(400 * DAY_MS)
    expect(await stored()).toContain(id)
    expect((await owner.delete(`/api/form-responses/${responseId}`)).status).toBe(204)
    await sweep()
    expect(await stored()).not.toContain(id)
  })

  it('deletes the files of a form that is deleted', async () => {
    const { id } = await sent()
    expect((await owner.delete(`/api/forms/${form.id}`)).status).toBe(204)
    await sweep()
    expect(await stored()).not.toContain(id)
    expect(await query(sql`select 1 from form_files where id = ${id}::uuid`)).toEqual([])
  })

  it('keeps the row of an object that it cannot delete, and tries again', async () => {
    const { id } = await sent()
    await owner.delete(`/api/forms/${form.id}`)
    // A folder in the place of the object stops also those whom nothing is forbidden.
    const object = path.join(folder, id.slice(-2), id)
    await rm(object)
    await mkdir(object)
    expectLoggedError()
    await sweep()
    expect(await query(sql`select state from form_files where id = ${id}::uuid`)).toEqual([{ state: 'leaving' }])
    await rm(object, { recursive: true })
    await sweep()
    expect(await query(sql`select 1 from form_files where id = ${id}::uuid`)).toEqual([])
  })

  it('removes what a killed process was receiving, and leaves what still arrives', async () => {
    await sent()
    const [left, arriving] = [`${folder}/arriving/left`, `${folder}/arriving/now`]
    await writeFile(left, 'half')
    await writeFile(arriving, 'half')
    const old = new Date(Date.now() - 2 * HOUR_MS)
    await utimes(left, old, old)
    await sweep()
    expect(await readdir(`${folder}/arriving`)).toEqual(['now'])
    await rm(arriving)
  })
})
