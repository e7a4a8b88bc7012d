import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FakeProviders, startFakeProviders } from '@/dev/fake-providers/fake-providers'

const VERIFIER = 'v'.repeat(43)
const BACK = 'http://localhost:3000/back'

describe('startFakeProviders', () => {
  describe('the consent page', () => {
    let fakes: FakeProviders
    beforeAll(async () => {
      fakes = await startFakeProviders()
    })
    afterAll(() => fakes.stop())

    function authorizeUrl(): string {
      const query = new URLSearchParams({
        client_id: fakes.env.ZOOM_CLIENT_ID ?? '',
        redirect_uri: BACK,
        response_type: 'code',
        state: 'abc',
        code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
        code_challenge_method: 'S256',
      })
      return `${fakes.env.ZOOM_AUTHORIZE_URL}?${query}`
    }

    async function token(form: Record<string, string>) {
      const client = Buffer.from(`${fakes.env.ZOOM_CLIENT_ID}:${fakes.env.ZOOM_CLIENT_SECRET}`).toString('base64')
      const answer = await fetch(fakes.env.ZOOM_TOKEN_URL ?? '', {
        method: 'POST',
        body: new URLSearchParams(form),
        headers: { authorization: `Basic ${client}` },
      })
      const { error, refresh_token = '' } = (await answer.json()) as { error?: string; refresh_token?: string }
      return { status: answer.status, error, refresh_token }
    }

    it('sends back an error when it is denied', async () => {
      const back = new URL(await fakes.consent(authorizeUrl(), { denies: true }))
      expect(Object.fromEntries(back.searchParams)).toEqual({ state: 'abc', error: 'access_denied' })
    })

    it('gives a code that works once, and kills what it gave when it comes again', async () => {
      const code = new URL(await fakes.consent(authorizeUrl())).searchParams.get('code') ?? ''
      const exchange = { grant_type: 'authorization_code', code, redirect_uri: BACK, code_verifier: VERIFIER }
      const first = await token(exchange)
      expect(first.status).toBe(200)
      expect((await token(exchange)).status).toBe(400)
      expect((await token({ grant_type: 'refresh_token', refresh_token: first.refresh_token })).status).toBe(400)
    })

    it('rotates refresh tokens, and kills the newest when an old one comes', async () => {
      const { refreshToken } = fakes.zoom.issueGrant()
      const refresh = (refresh_token: string) => token({ grant_type: 'refresh_token', refresh_token })
      const second = await refresh(refreshToken ?? '')
      expect(second.status).toBe(200)
      expect(await refresh(refreshToken ?? '')).toMatchObject({ status: 400, error: 'invalid_grant' })
      expect((await refresh(second.refresh_token)).status).toBe(400)
    })
  })
})
