// @module-tag embedded
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { AdminAccounts, Audit, Overview, Queued, SignUpInvitation } from '@/lib/admin/schema'
import { ACCOUNT_HEADER } from '@/lib/shared/account-header'
import { METHODS } from '@/lib/shared/http-methods'
import { ApiClient } from '@/tests/support/api/client'
import { submit } from '@/tests/support/api/forms'
import { KeyClient } from '@/tests/support/api/key-client'
import { loginLink, mailsTo, newEmail, signInOwner } from '@/tests/support/api/owner'
import { readApiRoutes } from '@/tests/support/api/routes'
import { query } from '@/tests/support/database/query'
import { bookBy } from '@/tests/support/factories/bookings'
import { createFormWith } from '@/tests/support/factories/forms'
import { createKey } from '@/tests/support/factories/keys'
import { createMeeting } from '@/tests/support/factories/meetings'
import { saveSettings } from '@/tests/support/factories/owners'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'
import { actingFor, makeTeam } from '@/tests/support/factories/teams'

vi.hoisted(() => Object.assign(process.env, { ADMIN_EMAILS: 'chief@example.com', LIMIT_CONTACT: '1/3600' }))

type Client = Awaited<ReturnType<typeof signInOwner>>
let admin: Client
let owner: Client
beforeAll(async () => {
  admin = await signInOwner('chief@example.com')
  owner = await signInOwner()
})

const NOWHERE = '00000000-0000-4000-8000-000000000000'
const ADMIN_PATHS = (await readApiRoutes())
  .map(({ path }) => path)
  .filter((path) => path.startsWith('/api/admin/'))
  .map((path) => path.replace('[id]', NOWHERE))
const READS = ['overview', 'accounts', 'invitations', 'queue', 'queue?state=waiting', 'instance', 'audit']

const read = async <T>(path: string) => (await admin.get(`/api/admin/${path}`)).body as T
const idOf = async (client: ApiClient) => ((await client.get('/api/user')).body as { id: string }).id
const accountOf = async (q: string) => (await read<AdminAccounts>(`accounts?q=${encodeURIComponent(q)}`)).accounts[0]
const actsAbout = async (target: string) =>
  (await read<Audit>('audit')).entries.filter((entry) => entry.target === target).map(({ act }) => act)

describe('/api/admin', () => {
  it('is an unknown path by every method to all but admins', async () => {
    const others = [new ApiClient(), owner, new KeyClient((await createKey(owner)).key)]
    const unknown = await owner.get('/api/nothing/here')
    expect(ADMIN_PATHS).toHaveLength(13)
    for (const path of ADMIN_PATHS) {
      for (const method of METHODS) {
        for (const client of others) {
          const { status, text } = await client.send(method, path, {})
          expect([path, method, status, text]).toEqual([path, method, 404, unknown.text])
        }
      }
    }
  })

  it('tells admins of other methods', async () => {
    expect((await admin.put('/api/admin/overview', {})).status).toBe(405)
  })

  it('takes no notice of the account that a request names', async () => {
    const team = await makeTeam(admin)
    expect((await actingFor(admin, team.id).get('/api/admin/overview')).status).toBe(200)
    const named = await admin.get('/api/admin/audit', { headers: { [ACCOUNT_HEADER]: NOWHERE } })
    expect(named.status).toBe(200)
  })

  it('holds nothing that an owner, an attendee or a respondent wrote', async () => {
    const canary = 'canary4417'
    const writer = await signInOwner()
    await saveSettings(writer, { fullName: canary, bio: canary })
    const page = await createPage(writer, { title: canary, description: canary })
    await createMeeting(writer, { title: canary, startTime: inDays(2, 9), endTime: inDays(2, 10) })
    const { form, ids } = await createFormWith(writer, 'text')
    await submit(form.slug, { responses: { [ids[0]]: canary }, respondentEmail: `${canary}@example.com` })
    const guest = visitor(inDays(3), { attendeeName: canary, attendeeEmail: `${canary}@example.com` })
    await bookBy(new ApiClient(), page.slug, guest)
    await query(sql`update outbox set failed_at = now(), last_error = ${`550 no such user ${canary}@example.com`}
      where user_id = ${await idOf(writer)}::uuid`)
    for (const path of READS) {
      const { status, text } = await admin.get(`/api/admin/${path}`)
      expect([status, text.includes(canary)], path).toEqual([200, false])
    }
    expect(await accountOf(writer.email)).toMatchObject({ pages: 1, forms: 1, bookings: 1, responses: 1, sessions: 1 })
  })
})

describe('GET /api/admin/overview', () => {
  it('counts what is there, and refusals of limits', async () => {
    const before = await read<Overview>('overview')
    await createPage(owner)
    const stranger = new ApiClient()
    const message = { fullName: 'Vera', email: 'vera@example.com', message: 'Hello' }
    const at = { headers: { 'x-slotform-peer': '203.0.113.9' } }
    while ((await stranger.post('/api/contact', message, at)).status !== 429);
    const after = await read<Overview>('overview')
    const refusals = (overview: Overview) => overview.limits.find(({ name }) => name === 'LIMIT_CONTACT')?.refused24h
    expect([after.pages - before.pages, Number(refusals(after)) - Number(refusals(before))]).toEqual([1, 1])
    expect(after).toMatchObject({
      signUp: 'open',
      backup: { lastAt: null },
      disk: { usedBytes: expect.any(Number), freeBytes: expect.any(Number) },
    })
  })
})

describe('GET /api/admin/accounts', () => {
  it('finds a part of an address in any case, and lists teams and rooms without one', async () => {
    const found = await read<AdminAccounts>(`accounts?q=${owner.email.slice(0, 12).toUpperCase()}`)
    expect(found.accounts.map(({ email }) => email)).toContain(owner.email)
    const team = await makeTeam(owner)
    await actingFor(owner, team.id).post('/api/rooms', { name: 'Blue' })
    const { accounts } = await read<AdminAccounts>('accounts')
    expect(accounts.slice(0, 2).map(({ kind, email }) => [kind, email])).toEqual([
      ['room', null],
      ['team', null],
    ])
    expect((await read<AdminAccounts>(`accounts?q=${team.id}`)).accounts.map(({ id }) => id)).toEqual([team.id])
    expect((await admin.post(`/api/admin/accounts/${team.id}/sign-out`)).status).toBe(404)
    expect((await read<Overview>('overview')).accounts).toBe((await read<AdminAccounts>('accounts')).total)
  })

  it('counts bookings, and no row that only holds a time for a move or a host', async () => {
    const booked = await signInOwner()
    const page = await createPage(booked)
    await bookBy(new ApiClient(), page.slug, visitor(inDays(3)))
    await bookBy(new ApiClient(), page.slug, visitor(inDays(4)))
    const hold = (column: string, later: number) =>
      query(sql`
        insert into time_slot_bookings (user_id, start_time, end_time, guard_start, guard_end, occurrence_id, attendee_name,
          attendee_email, expires_at, ${sql.identifier(column)})
        select user_id, start_time + ${later} * interval '1 hour', end_time + ${later} * interval '1 hour',
          guard_start + ${later} * interval '1 hour', guard_end + ${later} * interval '1 hour', occurrence_id, '', '',
          now() + interval '1 hour', id
        from time_slot_bookings where page_id = ${page.id}`)
    await hold('move_of', 5)
    await hold('host_of', 10)
    expect((await accountOf(booked.email))?.bookings).toBe(2)
  })
})

describe('POST /api/admin/accounts/{id}', () => {
  it('close ends sessions, keys and pages until reopen; each act is recorded', async () => {
    const closed = await signInOwner()
    const id = await idOf(closed)
    const program = new KeyClient((await createKey(closed)).key)
    const page = await createPage(closed)
    const act = (name: string) => admin.post(`/api/admin/accounts/${id}/${name}`)
    expect((await act('close')).status).toBe(204)
    expect((await accountOf(closed.email))?.state).toBe('closed')
    const whileClosed = [
      await closed.get('/api/user'),
      await program.get('/api/v1/user'),
      await new ApiClient().get(`/api/schedule/${page.slug}`),
    ]
    expect(whileClosed.map(({ status }) => status)).toEqual([401, 401, 404])
    expect((await act('reopen')).status).toBe(204)
    expect((await program.get('/api/v1/user')).status).toBe(200)
    expect((await act('sign-out')).status).toBe(204)
    expect(await actsAbout(id)).toEqual(['account.sign_out', 'account.reopen', 'account.close'])
  })

  it('delete begins the seven days of its owner, for the address that was typed', async () => {
    const leaving = await signInOwner()
    const id = await idOf(leaving)
    const ask = (confirm: string) => admin.post(`/api/admin/accounts/${id}/delete`, { confirm })
    expect((await ask('other@example.com')).status).toBe(400)
    expect(await actsAbout(id)).toEqual([])
    expect((await ask(leaving.email.toUpperCase())).status).toBe(204)
    expect((await accountOf(leaving.email))?.state).toBe('leaving')
    const back = new ApiClient()
    await back.post('/api/auth/send-magic-link', { email: leaving.email })
    expect((await back.get(await loginLink(leaving.email))).headers.get('location')).toContain('kept=1')
    expect((await accountOf(leaving.email))?.state).toBe('active')
    expect(await actsAbout(id)).toEqual(['account.delete'])
  })

  it('refuses to close or delete oneself', async () => {
    const id = await idOf(admin)
    const refusal = { status: 409, body: { code: 'own_account' } }
    expect(await admin.post(`/api/admin/accounts/${id}/close`)).toMatchObject(refusal)
    const confirm = { confirm: admin.email }
    expect(await admin.post(`/api/admin/accounts/${id}/delete`, confirm)).toMatchObject(refusal)
  })
})

describe('POST /api/admin/invitations', () => {
  const invite = async (email: string) => admin.post('/api/admin/invitations', { email })

  it('mails a link that makes the account, once; a new one replaces the old one', async () => {
    const email = newEmail('invited')
    await admin.patch('/api/admin/instance', { signUp: 'invitation' })
    expect((await invite(email)).status).toBe(201)
    const old = await loginLink(email)
    await invite(email)
    const link = await loginLink(email)
    const open = (path: string, client = new ApiClient()) =>
      client.post(path, undefined, { headers: { origin: 'http://localhost:3000' } })
    expect((await open(old)).headers.get('location')).toContain('error=invalid_token')
    const guest = new ApiClient()
    await open(link, guest)
    expect((await guest.get('/api/user')).body).toMatchObject({ email })
    expect((await open(link)).headers.get('location')).toContain('error=token_already_used')
    const listed = (await read<SignUpInvitation[]>('invitations')).filter((one) => one.email === email)
    expect(listed).toMatchObject([{ usedAt: expect.any(String) }])
    expect(await invite(email)).toMatchObject({ status: 409, body: { code: 'has_account' } })
    await admin.patch('/api/admin/instance', { signUp: null })
  })

  it('is refused while sign-up is closed, and can be withdrawn', async () => {
    const email = newEmail('invited')
    const { id } = (await invite(email)).body as { id: string }
    await admin.patch('/api/admin/instance', { signUp: 'closed' })
    expect(await invite(newEmail())).toMatchObject({ status: 409, body: { code: 'sign_up_closed' } })
    await admin.patch('/api/admin/instance', { signUp: null })
    expect((await admin.delete(`/api/admin/invitations/${id}`)).status).toBe(204)
    expect((await admin.delete(`/api/admin/invitations/${id}`)).status).toBe(404)
    expect(await actsAbout(id)).toEqual(['invitation.withdraw', 'invitation.create'])
  })
})

describe('POST /api/admin/queue/{id}/retry', () => {
  it('has a mail that was given up sent; one whose content is gone is refused', async () => {
    const { email } = owner
    await owner.post('/api/settings/test-mail')
    const before = (await mailsTo(email)).length
    const [job] = await query<{ id: string }>(sql`
      insert into outbox (user_id, template, payload, attempts, next_attempt_at, expires_at, failed_at, last_error)
      select user_id, 'contact', '', 6, now(), now(), now(), 'SMTP EENVELOPE 550' from sessions limit 1 returning id`)
    const id = job?.id ?? ''
    const failed = (await read<Queued[]>('queue')).find((one) => one.id === id)
    expect(failed).toMatchObject({ kind: 'contact', attempts: 6, error: 'SMTP EENVELOPE 550' })
    const retry = () => admin.post(`/api/admin/queue/${id}/retry`)
    expect(await retry()).toMatchObject({ status: 409, body: { code: 'not_retryable' } })
    const { toOutboxRow } = await import('@/lib/outbox/enqueue')
    const row = toOutboxRow({ mail: { template: 'test', props: { email } } }, new Date())
    await query(sql`
      insert into outbox (id, template, payload, attempts, next_attempt_at, expires_at, failed_at, last_error)
      values (${row.id}, 'test', ${row.payload}, 6, now(), now() - interval '1 day', now(), 'No answer: SMTP ETIMEDOUT')`)
    expect((await admin.post(`/api/admin/queue/${row.id}/retry`)).status).toBe(204)
    expect(await mailsTo(email)).toHaveLength(before + 1)
    expect((await admin.post(`/api/admin/queue/${row.id}/retry`)).status).toBe(404)
    expect(await actsAbout(row.id)).toEqual(['queue.retry'])
  })
})

describe('PATCH /api/admin/instance', () => {
  it('takes the place of the environment until it is null', async () => {
    const changed = await admin.patch('/api/admin/instance', {
      name: 'Practice',
      termsUrl: 'https://a.example/terms',
      signUpDomains: '@A.example, @b.example',
    })
    expect(changed.body).toEqual({
      name: 'Practice',
      signUp: null,
      signUpDomains: ['@a.example', '@b.example'],
      imprintUrl: null,
      privacyUrl: null,
      termsUrl: 'https://a.example/terms',
      supportUrl: null,
      language: null,
      timezone: null,
    })
    const { readInstance } = await import('@/lib/platform/instance')
    expect(await readInstance()).toMatchObject({ name: 'Practice', termsUrl: 'https://a.example/terms' })
    await admin.patch('/api/admin/instance', { name: null, termsUrl: null, signUpDomains: null })
    expect(await readInstance()).toMatchObject({ name: null, termsUrl: '/legal/terms' })
    const [entry] = (await read<Audit>('audit')).entries
    expect(entry).toMatchObject({ act: 'instance.change', facts: { fields: ['name', 'signUpDomains', 'termsUrl'] } })
  })

  it.each([
    [{ termsUrl: 'javascript:alert(1)' }],
    [{ signUp: 'sometimes' }],
    [{ signUpDomains: ['a.example'] }],
    [{ timezone: 'Mars/Olympus' }],
    [{ language: 'xx' }],
  ])('refuses %j, and writes nothing', async (body) => {
    const before = await read('instance')
    expect((await admin.patch('/api/admin/instance', body)).status).toBe(400)
    expect(await read('instance')).toEqual(before)
  })
})

describe('GET /api/admin/audit', () => {
  it('counts no further than its limit, and leads to what is beyond', async () => {
    await query(sql`insert into audit_log (actor, act, at)
      select 'system', 'identity.refuse', timestamptz '2020-01-01' + n / 3 * interval '1 us' from generate_series(1, 10002) n`)
    const { total, nextPage, entries } = await read<Audit>('audit?page=200')
    expect([total, nextPage, entries.length]).toEqual([10_001, 201, 50])
    expect((await read<Audit>('audit?page=201')).entries.length).toBeGreaterThan(1)
  })

  it('goes on from an entry, also where several have its time, and counts pages from there', async () => {
    const { entries } = await read<Audit>('audit?page=150')
    const [first, last] = [entries[0]?.id, entries.at(-1)?.id]
    expect((await read<Audit>(`audit?before=${last}`)).entries).toEqual((await read<Audit>('audit?page=151')).entries)
    expect((await read<Audit>(`audit?before=${last}&page=3`)).entries).toEqual(
      (await read<Audit>('audit?page=153')).entries,
    )
    expect((await read<Audit>(`audit?before=${first}`)).entries.slice(0, -1)).toEqual(entries.slice(1))
  })

  it('ends after the oldest entry', async () => {
    const [oldest] = await query<{ id: string }>(sql`select id from audit_log order by at, id limit 1`)
    const { entries, nextPage } = await read<Audit>(`audit?before=${oldest?.id}`)
    expect([entries, nextPage]).toEqual([[], null])
  })

  it.each(['page=2001', 'page=0', 'before=x', `before=${NOWHERE}`])('refuses %s', async (asked) => {
    expect((await admin.get(`/api/admin/audit?${asked}`)).status).toBe(400)
  })
})

describe('POST /api/admin/test-mail', () => {
  it('goes to the admin, and is recorded', async () => {
    expect((await admin.post('/api/admin/test-mail')).status).toBe(204)
    expect((await mailsTo(admin.email)).at(-1)?.toAddress).toBe(admin.email)
    expect(await actsAbout(await idOf(admin))).toEqual(['mail.test'])
  })

  it('is the first step of a server only once the mail has left', async () => {
    const { readFirstSteps } = await import('@/lib/admin/server/first-steps')
    expect((await readFirstSteps()).mail).toBe(true)
    await query(sql`update outbox set done_at = null where template = 'test'`)
    expect((await readFirstSteps()).mail).toBe(false)
    await query(sql`update outbox set done_at = now() where template = 'test'`)
  })
})
