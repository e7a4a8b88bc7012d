import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { database } from '@/db/client'
import { calendarFeeds } from '@/db/schema'
import { startFakeProviders } from '@/dev/fake-providers/fake-providers'
import { deferWith } from '@/lib/platform/after-answer'
import { connectedOwner } from '@/tests/support/api/events'
import { createPage } from '@/tests/support/factories/pages'

const fakes = await startFakeProviders()
Object.assign(process.env, fakes.env)

/** Work after an answer, one by one: a test says when it is done. */
let work: (() => Promise<void>)[] = []
const afterAnswers = async () => {
  for (const one of work.splice(0)) await one()
}

beforeEach(() => {
  fakes.reset()
  fakes.google.state.deliver = async () => undefined
  fakes.microsoft.state.deliver = async (address) => ({
    status: 200,
    text: new URL(address).searchParams.get('validationToken') ?? '',
  })
  work = []
  deferWith((one) => void work.push(one))
})
afterAll(() => fakes.stop())

const feedsOf = (integrationId: string) =>
  database().select().from(calendarFeeds).where(eq(calendarFeeds.integrationId, integrationId))
const isReadAndWatched = { channelId: expect.any(String), fromTime: expect.any(Date) }

describe('readCalendars', () => {
  it.each(['google', 'microsoft'] as const)(
    'reads and watches a calendar of %s that was just connected',
    async (name) => {
      const { [name]: id } = await connectedOwner(fakes, name)
      await afterAnswers()
      expect(await feedsOf(id)).toMatchObject([isReadAndWatched])
    },
  )

  it('reads and watches a calendar that a page chooses', async () => {
    const { owner, google: id } = await connectedOwner(fakes, 'google')
    await afterAnswers()
    await createPage(owner, { conflictCheckCalendars: [`google_${id}:family@group.calendar.google.com`] })
    expect(work).toHaveLength(1)
    await afterAnswers()
    expect(await feedsOf(id)).toMatchObject([isReadAndWatched, isReadAndWatched])
  })
})
