import { describe, expect, it } from 'vitest'
import type { BothInApi } from '@/lib/meetings/server/booking/find-both'
import { createManageToken } from '@/lib/platform/manage-token'
import { book } from '@/tests/support/api/bookings'
import { type Answer, ApiClient } from '@/tests/support/api/client'
import { mailsTo, newEmail, signInOwner } from '@/tests/support/api/owner'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'

const reader = new ApiClient()

async function askForDecision() {
  const owner = await signInOwner()
  const page = await createPage(owner, { approval: 'always' })
  const guest = { attendeeName: 'Vera <b>Visitor</b>', attendeeEmail: newEmail() }
  const { body } = await book(page.slug, visitor(inDays(3, 10), guest))
  const notice = (await mailsTo(owner.email)).at(-1)
  const { pathname: path } = new URL(/https?:\S+\/api\/requests\/\S+/.exec(notice?.text ?? '')?.[0] ?? '')
  const token = body.booking.manageUrl.split('/').at(-1)
  const read = async () => ((await reader.get(`/api/bookings/${token}`)) as Answer<BothInApi>).body.booking
  const send = (fields: Record<string, string>) =>
    reader.form(path, { startTime: body.booking.startTime, ...fields })
  return { path, read, send, body, token }
}
