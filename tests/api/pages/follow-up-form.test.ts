import { describe, expect, it } from 'vitest'
import { signInOwner } from '@/tests/support/api/owner'
import { createForm } from '@/tests/support/factories/forms'
import { createPage } from '@/tests/support/factories/pages'

const followUp = (formId: string) => ({ minutesAfter: 30, text: 'How was it?', formId })
const UNKNOWN = { status: 400, body: { issues: [{ path: 'followUp.formId', message: 'Unknown form' }] } }

describe('followUp.formId of a page', () => {
  it('is a form of its owner, whenever it is saved or forecast', async () => {
    const [owner, other] = [await signInOwner(), await signInOwner()]
    const [own, foreign] = [await createForm(owner), await createForm(other)]
    const page = await createPage(owner, { followUp: followUp(own.id) })
    expect(page.followUp).toEqual(followUp(own.id))
    const path = `/api/time-slot-pages/${page.id}`
    const body = { title: 'Other', timezone: 'UTC', followUp: followUp(foreign.id) }
    expect(await owner.post('/api/time-slot-pages', body)).toMatchObject(UNKNOWN)
    expect(await owner.patch(path, { followUp: followUp(foreign.id) })).toMatchObject(UNKNOWN)
    expect(await owner.post(`${path}/forecast`, { followUp: followUp(foreign.id) })).toMatchObject(UNKNOWN)
    expect((await owner.get(path)).body).toMatchObject({ followUp: followUp(own.id) })
  })

  it('is forgotten with the form, and the words stay', async () => {
    const owner = await signInOwner()
    const form = await createForm(owner)
    const page = await createPage(owner, { followUp: followUp(form.id) })
    expect((await owner.delete(`/api/forms/${form.id}`)).status).toBe(204)
    const path = `/api/time-slot-pages/${page.id}`
    const left = { minutesAfter: 30, text: 'How was it?' }
    expect(((await owner.get(path)).body as typeof page).followUp).toEqual(left)
    expect((await owner.post(`${path}/duplicate`)).status).toBe(201)
  })
})
