import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { toAccountCommand } from '@/db/accounts'
import { database } from '@/db/client'
import { listPageChanges } from '@/db/queries/pages/page-changes'
import { ApiClient } from '@/tests/support/api/client'
import { submit } from '@/tests/support/api/forms'
import { loginLink, mailsTo, newEmail, signInByMail, signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { bookBy } from '@/tests/support/factories/bookings'
import { createFormWith } from '@/tests/support/factories/forms'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'

const users = (...args: string[]) => toAccountCommand(args)(database())
const ask = (email: string, client = new ApiClient()) => client.post('/api/auth/send-magic-link', { email })

async function ownerWithPages() {
  const owner = await signInOwner()
  const page = await createPage(owner)
  const { form, ids } = await createFormWith(owner, 'text')
  return { owner, page, form, question: ids[0] }
}

describe('npm run users -- disable', () => {
  let things: Awaited<ReturnType<typeof ownerWithPages>>
  beforeEach(async () => {
    things = await ownerWithPages()
  })

  it('ends the sessions of the account and keeps it from signing in, with the answer that everybody gets', async () => {
    const { email } = things.owner
    const neutral = await ask(newEmail())
    await ask(email)
    const inHand = await loginLink(email)
    const mailsBefore = (await mailsTo(email)).length
    expect(await users('disable', email.toUpperCase())).toBe(
      `${email} is disabled. 1 session ended. Its pages and forms are closed.`,
    )
    expect((await things.owner.get('/api/user')).status).toBe(401)
    const answer = await ask(email)
    expect([answer.status, answer.text]).toEqual([neutral.status, neutral.text])
    expect(answer.headers.get('set-cookie')?.length).toBe(neutral.headers.get('set-cookie')?.length)
    expect(await mailsTo(email)).toHaveLength(mailsBefore)
    const pressed = await new ApiClient().post(inHand, undefined, { headers: { origin: 'http://localhost:3000' } })
    expect(pressed.headers.get('location')).toContain('error=invalid_token')
  })

  it('signs nobody in by a link that was made meanwhile, nor by a session', async () => {
    const { email } = things.owner
    const client = new ApiClient()
    await ask(email, client)
    const link = await loginLink(email)
    await query(sql`update users set disabled_at = now() where email = ${email}`)
    expect((await client.get(link)).headers.get('location')).toContain('error=login_failed')
    expect((await things.owner.get('/api/user')).status).toBe(401)
  })

  it('closes pages and forms as unpublished ones, and tells every process that caches them', async () => {
    const { owner, page, form, question } = things
    const guest = new ApiClient()
    await users('disable', owner.email)
    const missing = await guest.get('/api/schedule/no-such-page')
    const closed = await guest.get(`/api/schedule/${page.slug}`)
    expect([closed.status, closed.text]).toEqual([404, missing.text])
    expect((await bookBy(guest, page.slug, visitor(inDays(3)))).status).toBe(404)
    expect((await guest.get(`/api/public/forms/${form.slug}`)).status).toBe(404)
    expect((await submit(form.slug, { responses: { [question]: 'x' } })).status).toBe(404)
    const changed = (await listPageChanges(database(), 60)).map(({ path }) => path)
    expect(changed).toEqual(expect.arrayContaining([page.slug, `form/${form.slug}`]))
  })

  it('is taken back by enable', async () => {
    const { owner, page, form } = things
    await users('disable', owner.email)
    await users('enable', owner.email)
    expect((await new ApiClient().get(`/api/schedule/${page.slug}`)).status).toBe(200)
    expect((await new ApiClient().get(`/api/public/forms/${form.slug}`)).status).toBe(200)
    expect((await (await signInByMail(owner.email)).get('/api/user')).status).toBe(200)
  })
})

describe('npm run users', () => {
  it('-- sign-out ends every session of one account', async () => {
    const email = newEmail()
    const clients = [await signInByMail(email), await signInByMail(email)]
    const other = await signInByMail()
    expect(await users('sign-out', email)).toBe(`${email} is signed out. 2 sessions ended.`)
    for (const client of clients) expect((await client.get('/api/user')).status).toBe(401)
    expect((await other.get('/api/user')).status).toBe(200)
  })

  it('records each command that writes in the audit log, and no other', async () => {
    const { email } = await signInOwner()
    for (const command of ['disable', 'enable', 'sign-out']) await users(command, email)
    await users('list')
    await users('disable', newEmail()).catch(() => {})
    const acts = await query<{ actor: string; act: string; facts: object }>(sql`
      select actor, act, facts from audit_log
      where target = (select id from users where email = ${email}) order by at, id`)
    expect(acts).toEqual([
      { actor: 'cli', act: 'account.close', facts: { sessions: 1 } },
      { actor: 'cli', act: 'account.reopen', facts: {} },
      { actor: 'cli', act: 'account.sign_out', facts: { sessions: 0 } },
    ])
  })

  it('-- list shows each account with its sessions', async () => {
    const { email } = await signInByMail()
    const disabled = await signInByMail()
    await users('disable', disabled.email)
    const lines = (await users('list')).split('\n')
    expect(lines.find((line) => line.startsWith(`${email} `))).toMatch(/ since \d{4}-\d\d-\d\d {2}1 session$/)
    expect(lines.find((line) => line.startsWith(`${disabled.email} `))).toMatch(/ disabled \d{4}-\d\d-\d\d$/)
  })

  it('finds an account of before addresses were stored in ASCII', async () => {
    const { email } = await signInByMail('ada@xn--mller-kva.example')
    await query(sql`update users set email = 'ada@müller.example' where email = ${email}`)
    expect(await users('sign-out', 'ada@müller.example')).toContain('is signed out. 1 session ended.')
    const again = await signInByMail('ada@xn--mller-kva.example')
    expect((await again.get('/api/user')).body).toMatchObject({ email: 'ada@müller.example' })
  })

  it('says so when no account has the address', async () => {
    for (const action of ['disable', 'enable', 'sign-out']) {
      await expect(users(action, 'nobody@example.com')).rejects.toThrow(
        'No account has the address nobody@example.com.',
      )
    }
  })

  it.each([
    [[]],
    [['remove', 'a@b.example']],
    [['disable']],
    [['constructor', 'a@b.example']],
    [['enable', 'a@b.c', 'x']],
  ])('answers %j with its usage', (args) => {
    expect(() => toAccountCommand(args)).toThrow('Usage: npm run users -- list')
  })
})
