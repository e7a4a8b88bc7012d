import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { sweepFiles } from '@/lib/forms/server/sweep-files'
import { DAY_MS } from '@/lib/scheduling/units'
import { ApiClient } from '@/tests/support/api/client'
import { signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { PDF } from '@/tests/support/factories/file-contents'
import { createFormWith } from '@/tests/support/factories/forms'
import { createResponse } from '@/tests/support/factories/responses'
import { expectLoggedError } from '@/tests/support/log'
import { startFakeS3 } from '@/tests/support/server/fake-s3'

const s3 = await startFakeS3()
process.env.FILES_URL = s3.url
afterAll(() => s3.stop())

const visitor = new ApiClient()

async function formWithFiles() {
  const owner = await signInOwner()
  const { form, ids } = await createFormWith(owner, 'file')
  const send = () =>
    visitor.post(`/api/public/forms/${form.slug}/files/${ids[0]}`, undefined, {
      raw: PDF,
      headers: { 'X-File-Name': 'cv.pdf' },
    })
  return { owner, form, questionId: ids[0], send }
}

const idsInBucket = () => [...s3.objects.keys()].map((key) => key.split('/')[1])

describe('POST /api/public/forms/{slug}/files/{questionId}', () => {
  it('keeps the file in the bucket, from which its owner gets it by our own address', async () => {
    const { owner, form, questionId, send } = await formWithFiles()
    const { id } = (await send()).body as { id: string }
    expect(idsInBucket()).toEqual([id])
    await createResponse(visitor, form.slug, { [questionId]: [id] })
    const link = (await owner.get(`/api/files/${id}`)).headers.get('location') ?? ''
    expect(link).toMatch(/^\/api\/files\//)
    expect((await visitor.get(link)).text).toBe(PDF.toString('utf8'))
  })

  it('is a 503 while the bucket fails, and leaves what the sweep deletes', async () => {
    const { form, send } = await formWithFiles()
    const before = idsInBucket()
    expectLoggedError()
    s3.fail(500)
    expect(await send()).toMatchObject({ status: 503, body: { code: 'files_unavailable' } })
    const left = () => query<{ state: string }>(sql`select state from form_files where form_id = ${form.id}::uuid`)
    expect(await left()).toEqual([{ state: 'leaving' }])
    await sweepFiles(new Date())
    expect(await left()).toEqual([{ state: 'leaving' }])
    s3.fail(null)
    await sweepFiles(new Date())
    expect(await left()).toEqual([])
    expect(idsInBucket()).toEqual(before)
    expect((await send()).status).toBe(201)
  })
})

describe('sweepFiles', () => {
  it('deletes the objects of files that nobody named', async () => {
    const { send } = await formWithFiles()
    const { id } = (await send()).body as { id: string }
    await sweepFiles(new Date(Date.now() + DAY_MS + 60_000))
    expect(idsInBucket()).not.toContain(id)
  })
})
