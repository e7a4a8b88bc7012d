import { describe, expect, it } from 'vitest'
import { ApiClient } from '@/tests/support/api/client'
import { signInOwner } from '@/tests/support/api/owner'
import { createForm } from '@/tests/support/factories/forms'
import { saveSettings } from '@/tests/support/factories/owners'
import { createPage } from '@/tests/support/factories/pages'
import { sendFor } from '@/tests/support/factories/sender'

const stranger = new ApiClient()
/** As `/{path}/picture` is rewritten for `?lang=de`. */
const ask = async (path: string, known?: string) => {
  const headers: Record<string, string> = known ? { 'if-none-match': known } : {}
  const { status, headers: sent, bytes } = await stranger.get(`/in/de/${path}/picture`, { headers })
  return { status, control: sent.get('cache-control'), etag: sent.get('etag') ?? '', size: bytes.length }
}
const drawn = (etag: unknown = expect.stringMatching(/^"\w{32}"$/)) => ({
  ...{ status: 200, control: 'public, max-age=0, must-revalidate', etag },
  size: expect.toSatisfy((size: number) => size > 5_000),
})
const missing = { status: 404, control: 'no-store' }
const slugOf = () => `drawn-${crypto.randomUUID().slice(0, 8)}`

describe('GET /{slug}/picture', () => {
  it('is there as soon as its page is, and is asked for anew each time', async () => {
    const [owner, slug] = [await signInOwner(), slugOf()]
    expect(await ask(slug)).toMatchObject(missing)
    await createPage(owner, { slug, title: 'First title' })
    const first = await ask(slug)
    expect(first).toEqual(drawn())
    expect(await ask(slug.toUpperCase())).toEqual(drawn(first.etag))
    expect(await ask(slug, first.etag)).toMatchObject({ status: 304, size: 0, control: first.control })
  })

  it('changes with its page, and goes with it', async () => {
    const [owner, slug] = [await signInOwner(), slugOf()]
    const { id } = await createPage(owner, { slug, title: 'First title' })
    const { etag } = await ask(slug)
    const change = (fields: object) => sendFor(owner, 200, 'PATCH', `/api/time-slot-pages/${id}`, fields)
    await change({ title: 'Second title' })
    const second = await ask(slug, etag)
    expect(second).toEqual(drawn())
    expect(second.etag).not.toBe(etag)
    await change({ visibility: 'secret' })
    expect(await ask(slug, second.etag)).toMatchObject(missing)
    await change({ visibility: 'public' })
    expect(await ask(slug)).toEqual(drawn(second.etag))
    await sendFor(owner, 204, 'DELETE', `/api/time-slot-pages/${id}`)
    expect(await ask(slug)).toMatchObject(missing)
  })

  it('goes with its account, and so does that of a profile', async () => {
    const [owner, slug] = [await signInOwner(), slugOf()]
    await createPage(owner, { slug, showOnProfile: true })
    const { username } = await sendFor<{ username: string }>(owner, 200, 'GET', '/api/user')
    await saveSettings(owner, { showProfile: true })
    expect([await ask(slug), await ask(`u/${username}`)]).toEqual([drawn(), drawn()])
    await saveSettings(owner, { showProfile: false })
    expect(await ask(`u/${username}`)).toMatchObject(missing)
    await sendFor(owner, 200, 'DELETE', '/api/account', { confirm: owner.email })
    expect(await ask(slug)).toMatchObject(missing)
  })
})

describe('GET /form/{slug}/picture', () => {
  it('follows its form', async () => {
    const owner = await signInOwner()
    const { id, slug } = await createForm(owner, { title: 'Feedback' })
    const { etag } = await ask(`form/${slug}`)
    await sendFor(owner, 200, 'PATCH', `/api/forms/${id}`, { title: 'Other words' })
    const second = await ask(`form/${slug}`)
    expect(second).toEqual(drawn())
    expect(second.etag).not.toBe(etag)
    await sendFor(owner, 200, 'PATCH', `/api/forms/${id}`, { isPublished: false })
    expect(await ask(`form/${slug}`)).toMatchObject(missing)
  })
})
