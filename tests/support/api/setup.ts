import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { registerHandlers } from '@/lib/process/outbox-handlers'
import { openTestDatabase } from '../database/test-database'
import { finishWorkAfterAnswers, trackWorkAfterAnswers } from './after-answers'

// Outside a server there is no cache to invalidate. The browser tests check that pages are revalidated.
vi.mock('@/lib/mail/terminal', () => ({ printLinks: vi.fn() }))
vi.mock('next/cache', () => ({ revalidatePath: vi.fn() }))

let close: () => Promise<void>

registerHandlers()
trackWorkAfterAnswers()

beforeAll(async () => {
  close = await openTestDatabase()
})

// Each test waits for the background work that it started.
afterEach(finishWorkAfterAnswers)

afterAll(async () => {
  await finishWorkAfterAnswers()
  await close()
})
