import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { readAccessTable } from '@/tests/support/api/access-table'
import type { ApiClient } from '@/tests/support/api/client'
import { KeyClient } from '@/tests/support/api/key-client'
import { signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { createFormWith } from '@/tests/support/factories/forms'
import { createKey } from '@/tests/support/factories/keys'
import { createPage } from '@/tests/support/factories/pages'
import { makeTeam } from '@/tests/support/factories/teams'
import { expectLoggedError } from '@/tests/support/log'

/** An export is made while it is fetched; its name may be that of another one. The same files twice are the same as once. */
const NOT_STORED = ['/api/export', '/api/arrivals']

/** Each call of an owner that creates something, with a body for it. */
const CREATING = Object.entries(await readAccessTable()).flatMap(([path, { POST }]) =>
  POST?.who === 'owner' && POST.status === 201 && !NOT_STORED.includes(path)
    ? [{ path, body: POST.body?.() ?? {} }]
    : [],
)

let owner: ApiClient & { email: string }
let ids: { page: string; form: string; question: string; team: string }

beforeAll(async () => {
  owner = await signInOwner()
  const { form, ids: questions } = await createFormWith(owner, 'text')
  ids = {
    page: (await createPage(owner)).id,
    form: form.id,
    question: String(questions[0]),
    team: (await makeTeam(owner)).id,
  }
})

const fill = (path: string) =>
  path
    .replace('time-slot-pages/[id]', `time-slot-pages/${ids.page}`)
    .replace('teams/[id]', `teams/${ids.team}`)
    .replace('[id]', ids.form)
    .replace('[questionId]', ids.question)

const withKey = (key: string) => ({ headers: { 'idempotency-key': key } })

describe.each(CREATING)('POST $path with an Idempotency-Key', ({ path, body }) => {
  it('creates once, and answers a repeat alike', async () => {
    const key = randomUUID()
    const first = await owner.post(fill(path), body, withKey(key))
    const repeat = await owner.post(fill(path), body, withKey(key))
    expect(first.status).toBe(201)
    expect([repeat.status, repeat.text]).toEqual([201, first.text])
  })

  it('creates once for several at the same moment', async () => {
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 6 }, () => owner.post(fill(path), body, withKey(key))))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body: made }) => (made as { id: string }).id)).size).toBe(1)
  })

  it('answers 409 to another body', async () => {
    const key = randomUUID()
    await owner.post(fill(path), body, withKey(key))
    const other = {
      ...body,
      name: 'Other',
      title: 'Other',
      question: 'Other',
      note: 'Other',
      kind: 'full',
      description: 'Other',
      role: 'viewer',
      events: ['response.deleted'],
    }
    const answer = await owner.post(fill(path), other, withKey(key))
    // A duplicate takes no body: whatever is sent is the same request.
    if (path.endsWith('/duplicate')) expect(answer.status).toBe(201)
    else expect(answer).toMatchObject({ status: 409, body: { code: 'key_reused' } })
  })

  it('creates again without a key', async () => {
    const [first, second] = [await owner.post(fill(path), body), await owner.post(fill(path), body)]
    expect((first.body as { id: string }).id).not.toBe((second.body as { id: string }).id)
  })
})

describe('an Idempotency-Key', () => {
  const countForms = async () => ((await owner.get('/api/forms')).body as unknown[]).length

  it('makes one row of 50 requests at once', async () => {
    const [key, before] = [randomUUID(), await countForms()]
    const send = () => owner.post('/api/forms', { title: 'Race' }, withKey(key))
    const answers = await Promise.all(Array.from({ length: 50 }, send))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect((await countForms()) - before).toBe(1)
  })

  it('is the same below /api and /api/v1, and another of another owner', async () => {
    const key = randomUUID()
    const program = new KeyClient((await createKey(owner)).key)
    const first = await owner.post('/api/forms', { title: 'Both' }, withKey(key))
    expect((await program.post('/api/v1/forms', { title: 'Both' }, withKey(key))).text).toBe(first.text)
    const other = await (await signInOwner()).post('/api/forms', { title: 'Both' }, withKey(key))
    expect(other.status).toBe(201)
    expect(other.text).not.toBe(first.text)
  })

  it('is another for another call', async () => {
    const key = randomUUID()
    expect((await owner.post('/api/forms', { title: 'One' }, withKey(key))).status).toBe(201)
    expect((await owner.post('/api/time-slot-pages', { title: 'One', timezone: 'UTC' }, withKey(key))).status).toBe(201)
  })

  it('is free again after a refusal, and after a day', async () => {
    const key = randomUUID()
    const body = { title: 'Intro', timezone: 'UTC', slug: `taken-${key.slice(0, 8)}` }
    await createPage(owner, { slug: body.slug })
    expect((await owner.post('/api/time-slot-pages', body, withKey(key))).status).toBe(409)
    const free = { ...body, slug: `free-${key.slice(0, 8)}` }
    const made = await owner.post('/api/time-slot-pages', free, withKey(key))
    expect(made.status).toBe(201)
    await query(sql`update idempotency_keys set created_at = now() - interval '25 hours' where key = ${key}`)
    expect((await owner.post('/api/time-slot-pages', { title: 'Later', timezone: 'UTC' }, withKey(key))).status).toBe(
      201,
    )
  })

  it('answers 400 when it is no visible text', async () => {
    expect((await owner.post('/api/forms', { title: 'Kit' }, withKey('a b'))).status).toBe(400)
    expect((await owner.post('/api/forms', { title: 'Kit' }, withKey('x'.repeat(201)))).status).toBe(400)
  })

  it('keeps no secret in the clear', async () => {
    const key = randomUUID()
    const { body } = await owner.post('/api/keys', { name: 'CI', scopes: ['pages:read'] }, withKey(key))
    const [row] = await query(sql`select * from idempotency_keys where key = ${key}`)
    expect(row).toBeDefined()
    expect(JSON.stringify(row)).not.toContain((body as { key: string }).key)
  })

  it('is kept with what it created, or not at all', async () => {
    expectLoggedError()
    const [key, before] = [randomUUID(), await countForms()]
    await query(
      sql.raw(`create function refuse_update() returns trigger language plpgsql as $$ begin raise 'no'; end $$`),
    )
    await query(
      sql.raw(`create trigger fail before update on idempotency_keys for each row execute function refuse_update()`),
    )
    try {
      expect((await owner.post('/api/forms', { title: 'Half' }, withKey(key))).status).toBe(500)
    } finally {
      await query(sql.raw('drop trigger fail on idempotency_keys'))
      await query(sql.raw('drop function refuse_update'))
    }
    expect((await countForms()) - before).toBe(0)
    expect((await owner.post('/api/forms', { title: 'Half' }, withKey(key))).status).toBe(201)
    expect((await countForms()) - before).toBe(1)
  })

  it('belongs to visitors too, where they create something', async () => {
    const key = randomUUID()
    const message = { fullName: 'Kit', email: 'kit@example.com', message: 'Ten letters and more' }
    const first = await owner.post('/api/contact', message, withKey(key))
    expect((await owner.post('/api/contact', message, withKey(key))).text).toBe(first.text)
    expect((await owner.post('/api/contact', { ...message, fullName: 'Vera' }, withKey(key))).status).toBe(409)
  })
})
