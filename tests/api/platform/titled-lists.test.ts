import { beforeAll, describe, expect, it } from 'vitest'
import { signInOwner } from '@/tests/support/api/owner'
import { createFormWith } from '@/tests/support/factories/forms'
import { createPage } from '@/tests/support/factories/pages'

type Owner = Awaited<ReturnType<typeof signInOwner>>
let owner: Owner

const TITLES = ['beta talk', 'İstanbul visit', 'Alpha 100% call']

beforeAll(async () => {
  owner = await signInOwner()
  const other = await signInOwner()
  for (const title of TITLES) {
    await createPage(owner, { title })
    const { form } = await createFormWith(owner, 'text')
    expect((await owner.send('PATCH', `/api/forms/${form.id}`, { body: { title } })).status).toBe(200)
  }
  await createPage(other, { title: 'Alpha of somebody else' })
})

describe.each(['time-slot-pages', 'forms'])('GET /api/%s', (path) => {
  const titles = async (query: string) =>
    ((await owner.get(`/api/${path}?${query}`)).body as { title: string }[]).map(({ title }) => title)

  it('has the newest first, or is in the order of titles, in any case', async () => {
    expect(await titles('')).toEqual(TITLES.toReversed())
    expect(await titles('order=title')).toEqual(['Alpha 100% call', 'beta talk', 'İstanbul visit'])
  })

  it.each([
    ['ALPHA', ['Alpha 100% call']],
    ['istanbul', ['İstanbul visit']],
    ['100%25', ['Alpha 100% call']],
    ['%25', ['Alpha 100% call']],
    ['_', []],
    ['nowhere', []],
  ])('finds by %j, taken as it is, what is the owner’s', async (q, found) => {
    expect(await titles(`q=${q}`)).toEqual(found)
  })

  it('refuses another order, and more letters than a title has', async () => {
    expect((await owner.get(`/api/${path}?order=oldest`)).status).toBe(400)
    expect((await owner.get(`/api/${path}?q=${'a'.repeat(201)}`)).status).toBe(400)
  })
})
