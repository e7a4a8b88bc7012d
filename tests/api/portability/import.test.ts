// @module-tag every-database
import { randomBytes, randomUUID } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import zlib from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sha256 } from '@/lib/platform/sha256'
import type { ImportPlan } from '@/lib/portability/api-shapes'
import { finishWorkAfterAnswers } from '@/tests/support/api/after-answers'
import { book } from '@/tests/support/api/bookings'
import { type Answer, ApiClient } from '@/tests/support/api/client'
import { signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { PDF, zip } from '@/tests/support/factories/file-contents'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'
import { type Account, downloadOf, exportOf, fillAccount } from '@/tests/support/portability/account'
import { onAnotherServer } from '@/tests/support/portability/another-server'
import {
  type Archive,
  linesIn,
  manifestOf,
  readArchive,
  withEntry,
  withLines,
  writeArchive,
} from '@/tests/support/portability/archive'

const folder = vi.hoisted(() => {
  // Nothing is imported yet.
  const name = `${process.env.TMPDIR ?? '/tmp'}/slotform-import-${process.pid}-${Math.random().toString(36).slice(2)}`
  Object.assign(process.env, { FILES_URL: `file:${name}` })
  return name
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const guest = new ApiClient()

function send(owner: ApiClient, bytes: Buffer, search = ''): Promise<Answer<ImportPlan>> {
  const body = new Uint8Array(bytes)
  return owner.post(`/api/import${search}`, undefined, { raw: body }) as Promise<Answer<ImportPlan>>
}

/** Rows of what an import writes, or would set off. */
async function countAll(): Promise<Record<string, number>> {
  await finishWorkAfterAnswers()
  const tables = [
    'forms',
    'time_slot_pages',
    'time_slot_bookings',
    'meetings',
    'form_responses',
    'form_files',
    'carried_links',
  ]
  const quiet = ['outbox', 'webhook_events', 'webhook_deliveries', 'calendar_events', 'mailbox_messages']
  const counts: Record<string, number> = {}
  for (const table of [...tables, ...quiet]) {
    const [row] = await query<{ count: number }>(sql.raw(`select count(*)::int as count from ${table}`))
    counts[table] = row?.count ?? 0
  }
  return counts
}

const QUIET = ['outbox', 'webhook_events', 'webhook_deliveries', 'calendar_events', 'mailbox_messages'] as const
const quietOf = (counts: Record<string, number>) => Object.fromEntries(QUIET.map((name) => [name, counts[name]]))

/** Entries whose text says the same wherever the account is. */
const LISTS = ['time-off', 'forms', 'pages', 'bookings', 'meetings', 'responses', 'files', 'links']
const listsIn = (archive: Archive) => Object.fromEntries(LISTS.map((part) => [part, linesIn(archive, part)]))

let account: Account
let bytes: Buffer
let archive: Archive
beforeAll(async () => {
  account = await fillAccount()
  bytes = await downloadOf(account.owner)
  archive = await readArchive(bytes)
})

describe('POST /api/import', () => {
  it('fills an account of another database, whose export is equal', async () => {
    const { result, before } = await onAnotherServer(async () => {
      const owner = await signInOwner()
      const before = await countAll()
      const plan = await send(owner, bytes, '?dryRun=1')
      expect(plan.status).toBe(200)
      expect(await countAll()).toEqual(before)
      const done = await send(owner, bytes)
      expect(done).toMatchObject({ status: 200, body: { ...plan.body, dryRun: false } })
      expect(done.body.parts.bookings).toEqual({ added: 1, kept: 0, skipped: 0 })
      const after = await countAll()
      expect(quietOf(after)).toEqual(quietOf(before))
      const back = await exportOf(owner)
      expect(back.get(`files/${account.fileId}`)).toEqual(PDF)
      expect(linesIn(back, 'settings')).toMatchObject([{ fullName: 'Ada Özgür', bio: 'Hello', weekStartDay: 0 }])
      // Its links are signed alike, for this process has one secret.
      const token = account.booking.manageUrl.split('/').at(-1)
      expect((await guest.get(`/api/bookings/${token}`)).status).toBe(200)
      const twice = await send(owner, bytes)
      expect(twice.body.parts.responses).toEqual({ added: 0, kept: 2, skipped: 0 })
      expect(await countAll()).toEqual(after)
      return { before, result: listsIn(back) }
    })
    expect(result).toEqual(listsIn(archive))
    expect(before.forms).toBe(0)
  })

  it('keeps links that another server has signed', async () => {
    const bookingId = account.booking.id
    const token = Buffer.concat([Buffer.from(bookingId.replaceAll('-', ''), 'hex'), randomBytes(16)]).toString(
      'base64url',
    )
    const leave = Buffer.concat([Buffer.from(bookingId.replaceAll('-', ''), 'hex'), randomBytes(16)]).toString(
      'base64url',
    )
    const foreign = withLines(archive, 'links', [
      { kind: 'manage', targetId: bookingId, guest: null, hash: sha256(token) },
      { kind: 'leave', targetId: bookingId, guest: 'guest@example.com', hash: sha256(leave) },
    ])
    await onAnotherServer(async () => {
      const owner = await signInOwner()
      expect((await guest.get(`/api/bookings/${token}`)).status).toBe(404)
      expect((await send(owner, await writeArchive(foreign))).body.parts.links).toEqual({
        added: 2,
        kept: 0,
        skipped: 0,
      })
      expect(await guest.get(`/api/bookings/${token}`)).toMatchObject({ status: 200 })
      const links = linesIn<{ hash: string }>(await exportOf(owner), 'links').map(({ hash }) => hash)
      expect(links).toContain(sha256(token))
      expect(await guest.post(`/api/bookings/${token}/cancel`, {})).toMatchObject({ status: 204 })
    })
  })

  it('copies into another account of this server, under other ids and addresses, and twice is once', async () => {
    const owner = await signInOwner()
    const done = await send(owner, bytes)
    expect(done.status).toBe(200)
    expect(done.body.renamed).toHaveLength(3)
    const copy = await exportOf(owner)
    expect(linesIn(copy, 'responses')).toHaveLength(2)
    expect(linesIn(copy, 'bookings')[0]?.id).not.toBe(account.booking.id)
    const [form] = linesIn<{ questions: { id: string }[] }>(copy, 'forms')
    const ids = form?.questions.map(({ id }) => id) ?? []
    for (const { responses } of linesIn<{ responses: object }>(copy, 'responses')) {
      expect(ids).toEqual(expect.arrayContaining(Object.keys(responses)))
    }
    const after = await countAll()
    expect((await send(owner, bytes)).body.parts).toMatchObject({
      forms: { added: 0, kept: 1 },
      bookings: { added: 0, kept: 1 },
    })
    expect(await countAll()).toEqual(after)
    expect(listsIn(await exportOf(account.owner))).toEqual(listsIn(archive))
  })

  it('leaves bookings out whose time is taken, and names them', async () => {
    await onAnotherServer(async () => {
      const owner = await signInOwner()
      const page = await createPage(owner)
      expect((await book(page.slug, visitor(inDays(5, 10)))).status).toBe(201)
      const { body } = await send(owner, bytes)
      expect(body.conflicts).toEqual([
        { startTime: expect.stringContaining(inDays(5, 10).slice(0, 16)), attendeeName: 'Vera Visitor' },
      ])
      expect(body.parts).toMatchObject({
        bookings: { skipped: 1 },
        meetings: { added: 1, skipped: 1 },
        responses: { added: 2 },
      })
    })
  })

  const changed = async (make: () => Archive) => writeArchive(make())
  const BAD: [string, () => Promise<Buffer>, string][] = [
    ['no zip', async () => Buffer.from('hello'), 'import_unreadable'],
    ['one that was cut off', async () => bytes.subarray(0, bytes.length - 100), 'import_unreadable'],
    ['one with a changed byte', async () => flip(bytes), 'import_unreadable'],
    ['the zip of something else', async () => zip([{ name: 'word/document.xml' }]), 'import_unreadable'],
    ['a path that leads elsewhere', async () => zip([{ name: '../../etc/passwd' }]), 'import_unreadable'],
    ['a size that lies', async () => zip([{ name: 'manifest.json', unpacked: 10 ** 6 }]), 'import_unreadable'],
    [
      'a wrong checksum',
      async () => changed(() => new Map(archive).set('time-off.jsonl', Buffer.from('{}\n'))),
      'import_unreadable',
    ],
    [
      'an entry too many',
      async () => changed(() => new Map([['evil.sh', Buffer.from('x')], ...archive])),
      'import_unreadable',
    ],
    [
      'an entry too few',
      async () =>
        changed(() => {
          const less = new Map(archive)
          less.delete('links.jsonl')
          return less
        }),
      'import_unreadable',
    ],
    [
      'another schema',
      async () =>
        changed(() =>
          new Map(archive).set('manifest.json', Buffer.from(JSON.stringify({ ...manifestOf(archive), schema: 2 }))),
        ),
      'import_schema',
    ],
    [
      'a manifest that unpacks to more than it may',
      async () => changed(() => new Map(archive).set('manifest.json', Buffer.alloc(70 * 1024 * 1024, ' '))),
      'import_unreadable',
    ],
    [
      'an address that is none',
      async () =>
        changed(() =>
          withLines(
            archive,
            'pages',
            linesIn(archive, 'pages').map((page) => ({ ...page, slug: '../x' })),
          ),
        ),
      'import_unreadable',
    ],
    [
      'a script as an address',
      async () =>
        changed(() =>
          withLines(
            archive,
            'forms',
            linesIn(archive, 'forms').map((form) => ({
              ...form,
              endings: [{ id: 'a', title: '', text: '', redirectUrl: 'javascript:alert(1)' }],
            })),
          ),
        ),
      'import_unreadable',
    ],
    ...['Click https://evil.example', 'a@x.example, b@x.example', 'vera@x.example\r\nBcc: b@x.example'].map(
      (attendeeEmail): (typeof BAD)[number] => [
        `${JSON.stringify(attendeeEmail)} as the address of a person`,
        async () =>
          changed(() =>
            withLines(
              archive,
              'bookings',
              linesIn(archive, 'bookings').map((one) => ({ ...one, attendeeEmail })),
            ),
          ),
        'import_unreadable',
      ],
    ),
    [
      'a time off that ends before it begins',
      async () =>
        changed(() =>
          withLines(
            archive,
            'time-off',
            linesIn(archive, 'time-off').map((one) => ({ ...one, fromDate: '2031-02-02', toDate: '2031-02-01' })),
          ),
        ),
      'import_unreadable',
    ],
    [
      'a NUL',
      async () =>
        changed(() =>
          withLines(
            archive,
            'meetings',
            linesIn(archive, 'meetings').map((one) => ({ ...one, title: 'a\0b' })),
          ),
        ),
      'import_unreadable',
    ],
    [
      'a question of nobody',
      async () =>
        changed(() =>
          withLines(
            archive,
            'forms',
            linesIn<{ rules: object[] }>(archive, 'forms').map((form) => ({
              ...form,
              rules: [
                {
                  ...form.rules[0],
                  conditions: null,
                  actions: null,
                  match: null,
                  sourceQuestionId: randomUUID(),
                  condition: 'equals',
                  value: 'a',
                  actionType: 'show',
                  targetQuestionId: null,
                },
              ],
            })),
          ),
        ),
      'import_unreadable',
    ],
  ]

  it.each(BAD)('refuses %s with a sentence, and nothing changes', async (_, make, code) => {
    const owner = await signInOwner()
    const before = await countAll()
    const answer = await send(owner, await make())
    expect(answer).toMatchObject({ status: 400, body: { code, message: expect.stringMatching(/\w{3}.*\.$/) } })
    expect(await countAll()).toEqual(before)
    expect(await readdir(`${folder}/arriving`)).toEqual([])
  })

  it('refuses a body that announces more than a gigabyte', async () => {
    const owner = await signInOwner()
    const headers = { 'content-length': String(1024 ** 3 + 1) }
    const answer = await owner.post('/api/import', undefined, { raw: 'PK', headers })
    expect(answer).toMatchObject({ status: 413, body: { code: 'import_too_large' } })
  })

  it('refuses a zip that is a hundred times as dense as an export, by its directory', async () => {
    const owner = await signInOwner()
    const dense = await writeArchive(new Map(archive).set('meetings.ics', Buffer.alloc(140 * 1024 ** 2)))
    const unpacking = vi.spyOn(zlib, 'createInflateRaw')
    expect(await send(owner, dense)).toMatchObject({ status: 413, body: { code: 'import_too_large' } })
    expect(unpacking).not.toHaveBeenCalled()
    unpacking.mockRestore()
  })

  it.each<[string, () => Archive]>([
    [
      'a manifest of more entries than the zip has',
      () => {
        const facts = { size: 1, sha256: sha256('') }
        const names = Array.from({ length: 40_000 }, (_, n) => [`files/${n}`, facts])
        const told = { ...manifestOf(archive), entries: Object.fromEntries(names) }
        return new Map(archive).set('manifest.json', Buffer.from(JSON.stringify(told)))
      },
    ],
    ['a line of more values than any row has', () => withLines(archive, 'time-off', [Array(60_000).fill(0)])],
  ])('refuses %s before it is parsed', async (_, make) => {
    const owner = await signInOwner()
    const sent = await writeArchive(make())
    const parsing = vi.spyOn(JSON, 'parse')
    expect(await send(owner, sent)).toMatchObject({ status: 400, body: { code: 'import_unreadable' } })
    const lengths = parsing.mock.calls.map(([text]) => text.length)
    parsing.mockRestore()
    expect(Math.max(...lengths)).toBeLessThan(100_000)
  })

  it('keeps nobody waiting while another zip arrives', async () => {
    const [slow, other] = [await signInOwner(), await signInOwner()]
    let end = () => {}
    const arriving = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array(bytes.subarray(0, 100)))
        end = () => {
          controller.enqueue(new Uint8Array(bytes.subarray(100)))
          controller.close()
        }
      },
    })
    const first = slow.post('/api/import?dryRun=1', undefined, { raw: arriving })
    expect(await send(other, bytes, '?dryRun=1')).toMatchObject({ status: 200 })
    end()
    expect((await first).status).toBe(200)
  })

  it('refuses a file that could run, and takes the rest', async () => {
    await onAnotherServer(async () => {
      const owner = await signInOwner()
      const name = `files/${account.fileId}`
      const evil = withEntry(
        archive,
        name,
        Buffer.from('<!doctype html><script>1</script>'.padEnd(PDF.length).slice(0, PDF.length)),
      )
      const { body } = await send(owner, await writeArchive(evil))
      expect(body.parts.files).toEqual({ added: 0, kept: 0, skipped: 1 })
      expect((await owner.get(`/api/files/${account.fileId}`)).status).toBeGreaterThan(0)
    })
  })
})

/** Changes a byte in the middle, which is compressed data of a list. */
function flip(whole: Buffer): Buffer {
  const copy = Buffer.from(whole)
  const at = Math.floor(copy.length / 2)
  copy[at] = (copy[at] ?? 0) ^ 0xff
  return copy
}
