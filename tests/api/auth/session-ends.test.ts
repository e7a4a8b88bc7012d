import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { env } from '@/lib/platform/env'
import { ApiClient } from '@/tests/support/api/client'
import { loginLink, newEmail, signInByMail, signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { createPage } from '@/tests/support/factories/pages'

const COOKIE = 'authjs.session-token'

async function ageSessions(days: number) {
  await query(sql`update sessions set created_at = now() - make_interval(days => ${days})`)
}

describe('findSession', () => {
  afterEach(() => {
    env().ALLOWED_EMAILS.length = 0
  })

  it('ends a session 90 days after its sign-in, however often it is used', async () => {
    const client = await signInByMail()
    await ageSessions(89)
    await query(sql`update sessions set expires = now() + interval '12 hours'`)
    expect((await client.get('/api/user')).status).toBe(200)
    const [row] = await query<{ hours: number }>(
      sql`select extract(epoch from max(expires) - now())::float8 / 3600 as hours from sessions`,
    )
    expect(row?.hours).toBeLessThan(24.1)
    await query(sql`update sessions set expires = now() + interval '30 days'`)
    await ageSessions(90)
    expect((await client.get('/api/user')).status).toBe(401)
  })

  it('does not write the row at every request of its last days', async () => {
    const client = await signInByMail()
    await ageSessions(80)
    await query(sql`update sessions set expires = created_at + interval '90 days'`)
    expect((await client.get('/api/user')).headers.get('set-cookie')).toBeNull()
  })

  it('finds none for an address that ALLOWED_EMAILS leaves out; its pages stay', async () => {
    const [leaver, colleague] = [await signInOwner('leaver@gone.example'), await signInOwner('ada@corp.example')]
    const page = await createPage(leaver)
    env().ALLOWED_EMAILS.push('@corp.example')
    expect((await leaver.get('/api/user')).status).toBe(401)
    expect((await leaver.post('/api/forms', { title: 'Taken along' })).status).toBe(401)
    expect((await colleague.get('/api/user')).status).toBe(200)
    expect((await new ApiClient().get(`/api/schedule/${page.slug}`)).status).toBe(200)
    env().ALLOWED_EMAILS.length = 0
    expect((await leaver.get('/api/user')).status).toBe(200)
  })
})

describe('GET /api/auth/verify', () => {
  it('ends the session that came with it, and no other', async () => {
    const email = newEmail()
    const [client, elsewhere] = [await signInByMail(email), await signInByMail(email)]
    const former = new ApiClient()
    former.cookies.set(COOKIE, client.cookies.get(COOKIE) ?? '')
    await client.post('/api/auth/send-magic-link', { email })
    await client.get(await loginLink(email))
    expect((await client.get('/api/user')).status).toBe(200)
    expect((await elsewhere.get('/api/user')).status).toBe(200)
    expect((await former.get('/api/user')).status).toBe(401)
  })
})

describe('GET /api/auth/session', () => {
  it.each(['callbackUrl=x', 'callbackUrl=https://evil.example'])(
    'is not moved by %s, and sets no cookie',
    async (query) => {
      const client = await signInByMail()
      client.cookies.set('authjs.callback-url', 'x')
      const answer = await client.get(`/api/auth/session?${query}`)
      expect(answer).toMatchObject({ status: 200, body: { user: { email: client.email } } })
      expect(answer.headers.get('set-cookie')).toBeNull()
    },
  )

  it('is null without a session', async () => {
    expect(await new ApiClient().get('/api/auth/session')).toMatchObject({ status: 200, text: 'null' })
  })
})

describe.each(['csrf', 'signout', 'signin', 'providers', 'callback/email'])('/api/auth/%s', (name) => {
  it.each(['GET', 'POST'])('%s is not there', async (method) => {
    expect((await new ApiClient().send(method, `/api/auth/${name}?callbackUrl=x`, {})).status).toBe(404)
  })
})
