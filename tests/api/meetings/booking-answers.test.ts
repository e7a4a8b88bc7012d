import { describe, expect, it } from 'vitest'
import { findBookingByToken } from '@/lib/meetings/server/booking/manage'
import type { ManagedBooking } from '@/lib/meetings/visitor/managed-booking'
import { book } from '@/tests/support/api/bookings'
import { listResponses } from '@/tests/support/api/forms'
import { signInOwner } from '@/tests/support/api/owner'
import { createFormWith } from '@/tests/support/factories/forms'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'

async function bookedWith(responsesOf: (ids: string[]) => object) {
  const owner = await signInOwner()
  const { form, ids } = await createFormWith(owner, 'text', 'multiselect', 'number', 'rating')
  const page = await createPage(owner, { formId: form.id })
  const { status, body } = await book(page.slug, visitor(inDays(3), { responses: responsesOf(ids) }))
  expect(status).toBe(201)
  const { manageUrl } = body.booking
  return { owner, form, ids, token: manageUrl.split('/').at(-1) ?? '' }
}

const shown = (booking: ManagedBooking | null) =>
  booking?.answers.map(({ question, answer }) => [question.title, answer])

describe('findBookingByToken', () => {
  it('shows attendees what they answered, as it was asked, in the form’s order and without what they left out', async () => {
    const { owner, form, ids, token } = await bookedWith(([text = '', colours = '', , rating = '']) => ({
      [rating]: '4',
      [colours]: ['blue', 'red'],
      [text]: ' Mine ',
    }))
    await owner.patch(`/api/forms/${form.id}/questions/${ids[0]}`, { question: 'Worded anew' })
    await owner.delete(`/api/forms/${form.id}/questions/${ids[3]}`)
    expect(shown(await findBookingByToken(token))).toEqual([
      ['A text', 'Mine'],
      ['A multiselect', ['blue', 'red']],
      ['A rating', 4],
    ])
  })

  it('shows none where nothing was answered, or the owner has deleted the response', async () => {
    const { owner, form, ids, token } = await bookedWith(([text = '']) => ({ [text]: 'Mine' }))
    expect(shown(await findBookingByToken(token))).toHaveLength(1)
    const [stored] = await listResponses(owner, form.id)
    expect(stored?.data).toEqual({ [ids[0]]: 'Mine' })
    await owner.delete(`/api/form-responses/${stored?.id}`)
    expect(shown(await findBookingByToken(token))).toEqual([])
    expect(shown(await findBookingByToken((await bookedWith(() => ({}))).token))).toEqual([])
  })
})
