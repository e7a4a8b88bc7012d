// @module-tag embedded
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import type * as Cancel from '@/lib/meetings/server/booking/cancel'
import { ApiClient } from '@/tests/support/api/client'
import { newEmail, signInOwner } from '@/tests/support/api/owner'
import { createBooking } from '@/tests/support/factories/bookings'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'

const BOOKINGS = 8
const cancelled = vi.hoisted(() => ({ sinceTurn: 0, most: 0, all: 0 }))
vi.mock('@/lib/meetings/server/booking/cancel', async (original) => {
  const cancel = await original<typeof Cancel>()
  return {
    ...cancel,
    cancelWithin: (...call: Parameters<typeof cancel.cancelWithin>) => {
      cancelled.all += 1
      cancelled.sinceTurn += 1
      cancelled.most = Math.max(cancelled.most, cancelled.sinceTurn)
      return cancel.cancelWithin(...call)
    },
  }
})

it('DELETE /api/account lets others through after each booking that it cancels', async () => {
  const owner = await signInOwner()
  const { slug } = await createPage(owner)
  for (let day = 1; day <= BOOKINGS; day += 1) {
    await createBooking(new ApiClient(), slug, visitor(inDays(day), { attendeeEmail: newEmail('vera') }))
  }
  let isOver = false
  const watch = async () => {
    for (; !isOver; cancelled.sinceTurn = 0) await nextTurn()
  }
  const left = owner.send('DELETE', '/api/account', { body: { confirm: owner.email } }).finally(() => (isOver = true))
  const [{ status }] = await Promise.all([left, watch()])
  expect(status).toBe(200)
  expect(cancelled).toMatchObject({ all: BOOKINGS, most: 1 })
})
