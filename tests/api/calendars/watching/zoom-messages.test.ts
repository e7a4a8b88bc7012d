import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { startFakeProviders } from '@/dev/fake-providers/fake-providers'
import { deauthorization, zoomMessage } from '@/dev/fake-providers/zoom/messages'
import { ApiClient } from '@/tests/support/api/client'
import { connectBy, integrationsOf, rowOf } from '@/tests/support/api/connect'
import { mailsTo, signInOwner } from '@/tests/support/api/owner'

const SECRET = 'a-secret-of-zooms'
const PATH = '/api/webhooks/zoom'

const fakes = await startFakeProviders()
Object.assign(process.env, fakes.env, { ZOOM_WEBHOOK_SECRET: SECRET })

afterEach(() => fakes.reset())
afterAll(() => fakes.stop())

const zoom = new ApiClient()
const tell = (body: object, { secret = SECRET, sentAt = Date.now(), headers = {} } = {}) => {
  const message = zoomMessage(secret, body, sentAt)
  return zoom.post(PATH, undefined, { raw: message.raw, headers: { ...message.headers, ...headers } })
}

async function connected() {
  const owner = await signInOwner()
  await connectBy(fakes, owner, 'zoom')
  const [integration] = await integrationsOf(owner)
  const row = await rowOf(integration?.id ?? '')
  return { owner, id: row.id, accountId: row.accountId ?? '' }
}
const isConnected = async (id: string) => {
  const { accessToken, refreshToken, expiredAt } = await rowOf(id)
  return accessToken !== null && refreshToken !== null && expiredAt === null
}
const VALIDATION = { event: 'endpoint.url_validation', payload: { plainToken: 'qgg8vlvZRS6UYooatFL8Aw' } }
const REFUSED = { status: 401, body: { message: 'Not authenticated' } }

describe('POST /api/webhooks/zoom', () => {
  describe('a message of Zoom', () => {
    it('that asks for a proof of the secret gets it', async () => {
      const answer = await tell(VALIDATION)
      const { plainToken, encryptedToken } = answer.body as Record<string, string>
      expect(answer.status).toBe(200)
      expect(plainToken).toBe(VALIDATION.payload.plainToken)
      expect(encryptedToken).toMatch(/^[0-9a-f]{64}$/)
      expect(answer.text).not.toContain(SECRET)
    })

    it('is refused without its signature, with that of another secret, and with one of another body', async () => {
      const { headers } = zoomMessage(SECRET, VALIDATION)
      const raw = JSON.stringify({ ...VALIDATION, payload: { plainToken: 'other' } })
      expect(await zoom.post(PATH, VALIDATION)).toMatchObject(REFUSED)
      expect(await tell(VALIDATION, { secret: 'another' })).toMatchObject(REFUSED)
      expect(await zoom.post(PATH, undefined, { raw, headers })).toMatchObject(REFUSED)
      expect(await tell(VALIDATION, { headers: { 'x-zm-request-timestamp': '' } })).toMatchObject(REFUSED)
    })

    it('is refused when it was signed more than five minutes ago, or for later', async () => {
      const minutes = (count: number) => Date.now() + count * 60_000
      expect(await tell(VALIDATION, { sentAt: minutes(-5.1) })).toMatchObject(REFUSED)
      expect(await tell(VALIDATION, { sentAt: minutes(5.1) })).toMatchObject(REFUSED)
      expect((await tell(VALIDATION, { sentAt: minutes(-4.9) })).status).toBe(200)
    })

    it('of a kind that means nothing here is taken; one of no shape is not', async () => {
      expect((await tell({ event: 'meeting.started', payload: {} })).status).toBe(204)
      expect((await tell(['x'])).status).toBe(400)
      expect((await tell({ event: 'app_deauthorized', payload: {} })).status).toBe(400)
    })
  })

  describe('an account that removed the application at Zoom', () => {
    it('loses its tokens for every owner who connected it, who are told once', async () => {
      const one = await connected()
      const other = await connected()
      expect(other.accountId).toBe(one.accountId)
      expect((await tell(deauthorization(one.accountId))).status).toBe(204)
      expect((await tell(deauthorization(one.accountId))).status).toBe(204)
      for (const { owner, id } of [one, other]) {
        expect(await rowOf(id)).toMatchObject({ accessToken: null, refreshToken: null, expiredAt: expect.any(Date) })
        expect(await integrationsOf(owner)).toMatchObject([{ id, status: 'expired' }])
        const mails = (await mailsTo(owner.email)).filter(({ subject }) => /Zoom/.test(subject))
        expect(mails).toHaveLength(1)
      }
    })

    it('is another one than those that stay', async () => {
      const { id } = await connected()
      await tell(deauthorization('somebody-else'))
      expect(await isConnected(id)).toBe(true)
    })

    it('stays when it left another application, or was connected again since', async () => {
      const { id, accountId } = await connected()
      await tell(deauthorization(accountId, { client_id: 'of-another' }))
      await tell(deauthorization(accountId, { deauthorization_time: new Date(Date.now() - 60_000).toISOString() }))
      expect(await isConnected(id)).toBe(true)
    })

    it('can be connected again', async () => {
      const { owner, id, accountId } = await connected()
      await tell(deauthorization(accountId))
      await connectBy(fakes, owner, 'zoom')
      expect(await isConnected(id)).toBe(true)
      expect(await integrationsOf(owner)).toMatchObject([{ id, status: 'connected' }])
    })
  })
})
