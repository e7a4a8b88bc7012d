// @module-tag embedded
import { describe, expect, test } from 'vitest'
import { signInOwner } from '../../support/api/owner'
import { typedClient } from '../../support/api/typed-client'
import { createKey } from '../../support/factories/keys'

describe('createSlotform', () => {
  test('makes a page, finds its times and books one', async () => {
    const { key } = await createKey(await signInOwner())
    const slotform = typedClient(key)
    const everyDay = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, startTime: '00:00', endTime: '00:00' }))
    const page = await slotform.POST('/api/v1/time-slot-pages', {
      body: { title: 'Intro call', timezone: 'UTC', availabilities: everyDay },
    })
    const slug = page.data?.slug ?? ''
    const from = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    const slots = await slotform.GET('/api/v1/schedule/{slug}/slots', {
      params: { path: { slug }, query: { from, to: from } },
    })
    const startTime = slots.data?.days[0]?.slots[0] ?? ''
    const booked = await slotform.POST('/api/v1/schedule/{slug}/book', {
      params: { path: { slug } },
      body: { attendeeName: 'Vera', attendeeEmail: 'vera@example.com', startTime },
    })
    expect(booked.data).toMatchObject({ booking: { startTime, status: 'confirmed' }, meeting: { title: 'Intro call' } })
  })

  test('answers a refusal with its code', async () => {
    const { error, response } = await typedClient('sf_wrong').GET('/api/v1/user')
    expect([response.status, error?.code]).toEqual([401, 'not_authenticated'])
  })
})
