// @module-tag every-database
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { ApiClient } from '@/tests/support/api/client'
import { submit } from '@/tests/support/api/forms'
import { signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { bookBy } from '@/tests/support/factories/bookings'
import { createFormWith } from '@/tests/support/factories/forms'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'

const MESSAGE = 'A name is one line, without control characters'
const BAD = [
  'Vera\x1b]0;PWNED\x07',
  'Vera\nBcc: x@example.com',
  'Vera\tV',
  'Ve\x9bra',
  'Vera\u202e gro.evil',
  'a\u2028b',
]

describe('the name of a person', () => {
  it.each(BAD)(
    'refuses %j as the name of somebody who books, answers a form, writes to us, or owns an account',
    async (name) => {
      const owner = await signInOwner()
      const page = await createPage(owner)
      const { form, ids } = await createFormWith(owner, 'text')
      const guest = new ApiClient()
      const answers = [
        await bookBy(guest, page.slug, visitor(inDays(3), { attendeeName: name })),
        await submit(form.slug, { responses: { [ids[0]]: 'x' }, respondentName: name }),
        await guest.post('/api/contact', {
          fullName: name,
          email: 'vera@example.com',
          message: 'Ten letters and more',
        }),
        await owner.patch('/api/settings', { fullName: name }),
      ]
      for (const answer of answers) expect(answer).toMatchObject({ status: 400, body: { message: MESSAGE } })
      expect(await query(sql`select id from time_slot_bookings where page_id = ${page.id}`)).toEqual([])
    },
  )

  it.each([' Vera  Vermeer\n', 'שלום‏', 'Zoë 👩‍👩‍👧', 'O’Neill, "Jr."'])('takes %j', async (fullName) => {
    const owner = await signInOwner()
    expect((await owner.patch('/api/settings', { fullName })).body).toMatchObject({ fullName: fullName.trim() })
  })
})
