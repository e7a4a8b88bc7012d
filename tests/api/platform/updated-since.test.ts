import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { KeyClient } from '@/tests/support/api/key-client'
import { signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { createBooking } from '@/tests/support/factories/bookings'
import { createFormWith } from '@/tests/support/factories/forms'
import { createKey } from '@/tests/support/factories/keys'
import { createMeeting } from '@/tests/support/factories/meetings'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'
import { createResponse } from '@/tests/support/factories/responses'

type Thing = { id: string; updatedAt: string }

let owner: Awaited<ReturnType<typeof signInOwner>>
let program: KeyClient

beforeAll(async () => {
  owner = await signInOwner()
  program = new KeyClient((await createKey(owner)).key)
})

/** The ids that a list has of what changed since. */
async function idsSince(path: string, since: Date | string): Promise<string[]> {
  const at = encodeURIComponent(typeof since === 'string' ? since : since.toISOString())
  const { body } = await program.get(`/api/v1/${path}${path.includes('?') ? '&' : '?'}updatedSince=${at}`)
  const list = Array.isArray(body) ? body : (body as { meetings: Thing[] }).meetings
  return (list as Thing[]).map(({ id }) => id)
}

const longAgo = (table: 'meetings' | 'forms' | 'time_slot_pages', id: string) =>
  query(sql`update ${sql.identifier(table)} set updated_at = now() - interval '1 day' where id = ${id}`)
const anHourAgo = () => new Date(Date.now() - 3_600_000)

describe('updatedSince', () => {
  it('leaves the meetings that were made, changed, moved or cancelled since', async () => {
    const [old, changed] = [
      await createMeeting(owner, { title: 'Old', startTime: inDays(2, 9), endTime: inDays(2, 10) }),
      await createMeeting(owner, { title: 'Changed', startTime: inDays(3, 9), endTime: inDays(3, 10) }),
    ]
    const page = await createPage(owner)
    const [moved, cancelled] = [
      await createBooking(owner, page.slug, visitor(inDays(4, 9))),
      await createBooking(owner, page.slug, visitor(inDays(4, 12))),
    ]
    for (const { id } of [old, changed, moved.meeting, cancelled.meeting]) await longAgo('meetings', id)
    expect(await idsSince('meetings/all', anHourAgo())).toEqual([])
    await owner.put(`/api/meetings/${changed.id}`, { ...changed, title: 'New' })
    await owner.post(`/api/meetings/${moved.meeting.id}/move`, { startTime: inDays(5, 9) })
    await owner.post(`/api/meetings/${cancelled.meeting.id}/cancel`)
    const found = await idsSince('meetings/all', anHourAgo())
    expect(found.sort()).toEqual([changed.id, moved.meeting.id, cancelled.meeting.id].sort())
  })

  it('takes the very instant, as an answer has it', async () => {
    const { id } = await createMeeting(owner, { title: 'Now', startTime: inDays(6, 9), endTime: inDays(6, 10) })
    const { updatedAt } = (await program.get(`/api/v1/meetings/${id}`)).body as Thing
    expect(await idsSince('meetings/all', updatedAt)).toContain(id)
  })

  it('leaves the pages and forms that were changed since', async () => {
    const [page, { form }] = [await createPage(owner), await createFormWith(owner, 'text')]
    await longAgo('time_slot_pages', page.id)
    await longAgo('forms', form.id)
    expect(await idsSince('time-slot-pages', anHourAgo())).not.toContain(page.id)
    expect(await idsSince('forms', anHourAgo())).not.toContain(form.id)
    await owner.patch(`/api/time-slot-pages/${page.id}`, { title: 'New' })
    await owner.patch(`/api/forms/${form.id}`, { title: 'New' })
    expect(await idsSince('time-slot-pages', anHourAgo())).toContain(page.id)
    expect(await idsSince('forms', anHourAgo())).toContain(form.id)
  })

  it('leaves the responses that came or were marked since, paged and streamed', async () => {
    const { form, ids } = await createFormWith(owner, 'text')
    const respond = () => createResponse(owner, form.slug, { [String(ids[0])]: 'Hello' })
    const [old, marked, fresh] = [await respond(), await respond(), await respond()]
    await query(sql`update form_responses set created_at = now() - interval '1 day' where id in (${old}, ${marked})`)
    expect(await idsSince(`forms/${form.id}/responses`, anHourAgo())).toEqual([fresh])
    await owner.post(`/api/forms/${form.id}/responses/spam`, { ids: [marked] })
    await owner.post(`/api/forms/${form.id}/responses/restore`, { ids: [marked] })
    expect(await idsSince(`forms/${form.id}/responses`, anHourAgo())).toEqual([fresh, marked])
    expect(await idsSince(`forms/${form.id}/responses?page=1`, anHourAgo())).toEqual([fresh, marked])
    for (const path of [`/api/forms/${form.id}/responses`, `/api/forms/${form.id}/responses?page=1`]) {
      const listed = (await owner.get(path)).body as (Thing & { createdAt: string })[]
      expect(listed.flatMap(({ id, createdAt, updatedAt }) => (updatedAt > createdAt ? id : []))).toEqual([marked])
    }
  })

  it.each(['forms', 'time-slot-pages', 'meetings/all', `forms/${randomUUID()}/responses`])(
    'answers 400 to what is no instant at %s',
    async (path) => {
      const answer = await program.get(`/api/v1/${path}?updatedSince=yesterday`)
      expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'updatedSince' }] } })
    },
  )
})
