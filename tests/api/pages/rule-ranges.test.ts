// @module-tag embedded
import { beforeAll, describe, expect, it } from 'vitest'
import { MAX_BODY_BYTES } from '@/lib/api/body'
import type { TimeSlotPage } from '@/lib/pages/schema'
import { signInOwner } from '@/tests/support/api/owner'
import { createPage } from '@/tests/support/factories/pages'
import { startProcessorTime } from '@/tests/support/processor-time'

const span = (startTime: string, endTime: string) => ({ startTime, endTime })
const anyDate = (index: number) => new Date(Date.UTC(2030, 0, 1 + index)).toISOString().slice(0, 10)
const list = <T>(length: number, one: (index: number) => T) => Array.from({ length }, (_, index) => one(index))

/** A value that the schema refuses, and one that only the service does. */
const WRONG: [fields: object, path: string, message: string][] = [
  [{ durations: [30, 60, 30] }, 'durations.2', 'This duration is listed twice'],
  [{ durations: [15, 60], duration: 30 }, 'duration', 'The duration must be one of the durations'],
]

let owner: Awaited<ReturnType<typeof signInOwner>>
let standing: TimeSlotPage
const pages = async () => (await owner.get('/api/time-slot-pages')).body

beforeAll(async () => {
  owner = await signInOwner()
  standing = await createPage(owner, { title: 'Standing' })
})

describe('POST /api/time-slot-pages', () => {
  it.each(WRONG)('refuses %j and stores nothing', async (fields, path, message) => {
    const body = { title: 'Intro', timezone: 'Europe/Istanbul', ...fields }
    expect(await owner.post('/api/time-slot-pages', body)).toMatchObject({
      status: 400,
      body: { message, code: 'invalid_input', issues: [{ path, message }] },
    })
    expect(await pages()).toEqual([standing])
  })
})

describe('PATCH /api/time-slot-pages/{id}', () => {
  it.each(WRONG)('refuses %j and changes nothing, nor what stands beside it', async (fields, path, message) => {
    const body = { title: 'Changed', bufferAfter: 20, ...fields }
    const address = `/api/time-slot-pages/${standing.id}`
    expect(await owner.patch(address, body)).toMatchObject({ status: 400, body: { issues: [{ path, message }] } })
    expect(await pages()).toEqual([standing])
  })

  it('takes the smallest and the largest value of each range', async () => {
    const smallest = {
      durations: [1],
      step: 1,
      bufferBefore: 0,
      bufferAfter: 0,
      minimumNotice: 0,
      bookingWindow: { type: 'days', days: 1 },
      limits: [{ per: 'month', max: 1 }],
      dates: [{ date: '1970-01-02', spans: [] }],
    }
    const largest = {
      durations: list(8, (index) => 1440 - index).reverse(),
      step: 1440,
      bufferBefore: 1440,
      bufferAfter: 1440,
      minimumNotice: 525_600,
      bookingWindow: { type: 'range', from: '1970-01-02', to: '9999-12-30' },
      limits: ['day', 'week', 'month'].map((per) => ({ per, max: 1000 })),
      dates: list(400, (index) => ({
        date: anyDate(index),
        spans: list(10, (hour) => span(`${10 + hour}:00`, `${11 + hour}:00`)),
      })),
    }
    for (const fields of [smallest, largest]) {
      expect(await owner.patch(`/api/time-slot-pages/${standing.id}`, fields)).toMatchObject({
        status: 200,
        body: fields,
      })
    }
  })

  it('refuses a body of nothing but dates without long work', async () => {
    const some = list(Math.floor(MAX_BODY_BYTES / 40), (index) => ({ date: anyDate(index), spans: [] }))
    const used = startProcessorTime()
    expect((await owner.patch(`/api/time-slot-pages/${standing.id}`, { dates: some })).status).toBe(400)
    // A bound for quadratic work, not a measure.
    expect(used()).toBeLessThan(10_000)
  })
})
