import { beforeAll, describe, expect, it } from 'vitest'
import { env } from '@/lib/platform/env'
import { ApiClient } from '@/tests/support/api/client'
import { loginLink, newEmail } from '@/tests/support/api/owner'

const APP_URL = 'https://meet.example'
const headers = { origin: APP_URL }

beforeAll(() => {
  Object.assign(env(), { APP_URL })
})

async function signInOverHttps() {
  const [client, email] = [new ApiClient(), newEmail()]
  const sent = await client.post('/api/auth/send-magic-link', { email }, { headers })
  const opened = await client.get(await loginLink(email))
  return { client, email, set: [...sent.headers.getSetCookie(), ...opened.headers.getSetCookie()] }
}

describe('session cookies', () => {
  it('sets __Host- cookies under https: Secure, for every path, without a Domain', async () => {
    const { client, email, set } = await signInOverHttps()
    expect(set.map((cookie) => cookie.split('=')[0])).toEqual([
      '__Host-slotform.link',
      '__Host-authjs.session-token',
      '__Host-slotform.known',
      '__Host-slotform.link',
    ])
    for (const cookie of set) {
      expect(cookie.split('; ')).toEqual(expect.arrayContaining(['Path=/', 'Secure', 'HttpOnly', 'SameSite=Lax']))
      expect(cookie).not.toMatch(/domain/i)
    }
    expect((await client.get('/api/user')).body).toMatchObject({ email })
    expect((await client.get('/api/auth/session')).body).toMatchObject({ user: { email } })
    const ended = await client.post('/api/logout', undefined, { headers })
    expect(ended.headers.get('set-cookie')).toMatch(/^__Host-authjs\.session-token=;.*Secure/)
  })

  it.each(['authjs.session-token', '__Secure-authjs.session-token'])(
    'believes no session in %s, which a sibling host can set',
    async (name) => {
      const { client } = await signInOverHttps()
      const tossed = new ApiClient()
      tossed.cookies.set(name, client.cookies.get('__Host-authjs.session-token') ?? '')
      expect((await tossed.get('/api/user')).status).toBe(401)
    },
  )
})
