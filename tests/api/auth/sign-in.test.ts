import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { ApiClient } from '@/tests/support/api/client'
import { loginLink, mailsTo, newEmail, signInByMail, signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { expectLoggedError, logged } from '@/tests/support/log'

async function requestLink(email: string, client = new ApiClient()) {
  const answer = await client.post('/api/auth/send-magic-link', { email })
  expect(answer.status).toBe(200)
  return { client, answer, link: await loginLink(email) }
}

const locationOf = (answer: { headers: Headers }) => new URL(answer.headers.get('location') ?? '').pathname
const errorOf = (answer: { headers: Headers }) =>
  new URL(answer.headers.get('location') ?? '').searchParams.get('error')

describe('POST /api/auth/send-magic-link', () => {
  it('answers known and unknown addresses alike', async () => {
    const known = (await signInOwner()).email
    const first = await new ApiClient().post('/api/auth/send-magic-link', { email: known })
    const second = await new ApiClient().post('/api/auth/send-magic-link', { email: newEmail() })
    expect([first.status, first.text]).toEqual([second.status, second.text])
  })

  it('trims and lower-cases the address', async () => {
    const email = newEmail()
    await requestLink(email, new ApiClient()).then(() => {})
    const answer = await new ApiClient().post('/api/auth/send-magic-link', { email: `  ${email.toUpperCase()} ` })
    expect(answer.status).toBe(200)
    expect(await mailsTo(email)).toHaveLength(2)
  })

  it.each([
    '',
    'no-at-sign',
    'a@b',
    'a b@example.com',
    'a@example.com\nBcc: x@example.com',
    `${'a'.repeat(250)}@example.com`,
  ])('refuses %j with the message of the login screen', async (email) => {
    const answer = await new ApiClient().post('/api/auth/send-magic-link', { email })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ message: 'Please enter a valid email address.' })
  })

  it('stores the token as its SHA-256 only, and empties the mail once it is sent', async () => {
    const { link } = await requestLink(newEmail())
    const token = new URL(link, 'http://x').searchParams.get('token') ?? ''
    const [stored] = await query<{ token: string }>(sql`select token from magic_links order by created_at desc limit 1`)
    expect(stored?.token).toMatch(/^[0-9a-f]{64}$/)
    const outbox = await query<{ payload: string }>(sql`select payload from outbox where template = 'magic-link'`)
    expect(outbox.every((row) => row.payload === '')).toBe(true)
    expect(JSON.stringify([stored, outbox])).not.toContain(token)
  })

  it('lets five links through for one address, then says when to come back', async () => {
    const email = newEmail()
    for (let count = 0; count < 5; count += 1) await requestLink(email)
    const answer = await new ApiClient().post('/api/auth/send-magic-link', { email })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('GET /api/auth/verify', () => {
  it('signs in the browser that asked for it and goes to the path it came from', async () => {
    const client = new ApiClient()
    const email = newEmail()
    await client.post('/api/auth/send-magic-link', { email, next: '/settings?tab=1' })
    const answer = await client.get(await loginLink(email))
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('http://localhost:3000/settings?tab=1')
    const user = await client.get('/api/user')
    expect(user.body).toEqual({
      id: expect.any(String),
      email,
      username: email.split('@')[0],
      termsAccepted: false,
    })
  })

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/auth', '/api/logout', 'x'])(
    'does not follow %j',
    async (next) => {
      const client = new ApiClient()
      const email = newEmail()
      await client.post('/api/auth/send-magic-link', { email, next })
      const answer = await client.get(await loginLink(email))
      expect(answer.headers.get('location')).toBe('http://localhost:3000/')
    },
  )

  it('asks any other browser to press a button, however often it looks', async () => {
    const email = newEmail()
    const { link } = await requestLink(email)
    const other = new ApiClient()
    for (let look = 0; look < 3; look += 1) {
      const page = await other.get(link)
      expect(page.status).toBe(200)
      expect(page.text).toContain(email)
      expect(page.text).toContain('<button')
      expect(other.cookies.size).toBe(0)
    }
    expect((await other.send('HEAD', link, {})).status).toBe(200)
    const pressed = await other.post(link, undefined, { headers: { origin: 'http://localhost:3000' } })
    expect(locationOf(pressed)).toBe('/')
    expect((await other.get('/api/user')).body).toMatchObject({ email })
  })

  it('uses nothing up when the browser that asked only prefetches it', async () => {
    const { client, link } = await requestLink(newEmail())
    expect((await client.get(link, { headers: { 'sec-purpose': 'prefetch;prerender' } })).status).toBe(200)
    expect(locationOf(await client.get(link))).toBe('/')
  })

  it.each([{ origin: 'https://evil.example' }, { origin: 'null' }])(
    'refuses a button on a foreign page: %j',
    async (headers) => {
      const { link } = await requestLink(newEmail())
      const answer = await new ApiClient().post(link, undefined, { headers })
      expect(answer.status).toBe(403)
    },
  )

  it('says used for a used link, also when it has expired as well', async () => {
    const { client, link } = await requestLink(newEmail())
    await client.get(link)
    expect(errorOf(await client.get(link))).toBe('token_already_used')
    await query(sql`update magic_links set expires_at = now() - interval '1 minute'`)
    expect(errorOf(await client.get(link))).toBe('token_already_used')
  })

  it('says expired for a link of more than 15 minutes', async () => {
    const { client, link } = await requestLink(newEmail())
    const [row] = await query<{ minutes: number }>(
      sql`select round(extract(epoch from expires_at - now()) / 60)::int as minutes from magic_links where not used order by created_at desc limit 1`,
    )
    expect(row?.minutes).toBe(15)
    await query(sql`update magic_links set expires_at = now() - interval '1 second' where not used`)
    expect(errorOf(await client.get(link))).toBe('token_expired')
  })

  it('says invalid for a superseded, an unknown and a missing token', async () => {
    const email = newEmail()
    const first = await requestLink(email)
    for (let newer = 0; newer < 3; newer += 1) await requestLink(email)
    expect(errorOf(await first.client.get(first.link))).toBe('invalid_token')
    expect(errorOf(await first.client.get('/api/auth/verify?token=nonsense'))).toBe('invalid_token')
    expect(errorOf(await first.client.get('/api/auth/verify'))).toBe('no_token')
  })

  it('says that verification failed when the links cannot be read', async () => {
    expectLoggedError()
    const { client, link } = await requestLink(newEmail())
    await query(sql`alter table magic_links rename to magic_links_away`)
    const answer = await client.get(link)
    await query(sql`alter table magic_links_away rename to magic_links`)
    expect(errorOf(answer)).toBe('verification_failed')
    expect(logged('sign_in_failed')).toMatchObject([{ reason: 'verification_failed' }])
  })

  it('lets one of two openings at the same time in', async () => {
    const { client, link } = await requestLink(newEmail())
    const answers = await Promise.all([client.get(link), client.get(link)])
    expect(answers.map(errorOf).sort()).toEqual([null, 'token_already_used'])
  })

  it('gives two people with the same local part different usernames', async () => {
    const one = await signInByMail('twin@one.example')
    const two = await signInByMail('twin@two.example')
    expect((await one.get('/api/user')).body).toMatchObject({ username: 'twin' })
    expect((await two.get('/api/user')).body).toMatchObject({
      username: expect.stringMatching(/^twin-[0-9a-f]{8}$/),
    })
  })
})

describe('sessions', () => {
  describe('a session', () => {
    it('is stored as a hash', async () => {
      const client = await signInByMail()
      const token = client.cookies.get('authjs.session-token') ?? ''
      const rows = await query<{ session_token: string }>(sql`select session_token from sessions`)
      expect(token).not.toBe('')
      expect(JSON.stringify(rows)).not.toContain(token)
    })

    it('is dead on the server after logout, also for a copy of its cookie', async () => {
      const client = await signInByMail()
      const copy = new ApiClient()
      copy.cookies.set('authjs.session-token', client.cookies.get('authjs.session-token') ?? '')
      expect((await client.post('/api/logout')).status).toBe(204)
      expect((await client.get('/api/user')).status).toBe(401)
      expect(await copy.get('/api/user')).toMatchObject({ status: 401, body: { message: 'Not authenticated' } })
    })

    it('slides: a day later its row and its cookie live 30 days again', async () => {
      const client = await signInByMail()
      await query(sql`update sessions set expires = now() + interval '28 days'`)
      const answer = await client.get('/api/user')
      expect(answer.headers.get('set-cookie')).toContain('Max-Age=2592000')
      const [row] = await query<{ days: number }>(
        sql`select round(extract(epoch from max(expires) - now()) / 86400)::int as days from sessions`,
      )
      expect(row?.days).toBe(30)
    })

    it('ends when it is not used for 30 days', async () => {
      const client = await signInByMail()
      await query(sql`update sessions set expires = now() - interval '1 second'`)
      expect((await client.get('/api/user')).status).toBe(401)
    })

    it('answers Auth.js clients with named fields only', async () => {
      const client = await signInByMail()
      const answer = await client.get('/api/auth/session')
      expect(answer.body).toEqual({ user: { email: client.email }, expires: expect.any(String) })
    })
  })
})

describe('terms of use', () => {
  describe('the terms', () => {
    it('close every call of an owner until they are accepted, and open it at the very next request', async () => {
      const client = await signInByMail()
      expect(await client.get('/api/settings')).toMatchObject({
        status: 403,
        body: { message: 'Terms of Use not accepted' },
      })
      const accepted = await client.post('/api/auth/accept-terms')
      expect(accepted.body).toMatchObject({ user: { email: client.email, termsAccepted: true } })
      expect((await client.get('/api/settings')).status).toBe(200)
    })

    it('cannot be accepted by a page of another site', async () => {
      const client = await signInByMail()
      const answer = await client.post('/api/auth/accept-terms', undefined, {
        headers: { origin: 'https://evil.example' },
      })
      expect(answer.status).toBe(403)
      expect((await client.get('/api/user')).body).toMatchObject({ termsAccepted: false })
    })
  })
})
