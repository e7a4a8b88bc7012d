import { afterAll, beforeAll, vi } from 'vitest'
import { openTestDatabase } from './database'

// Outside a server there is no cache to tell; that pages are drawn anew is the browser tests' matter.
vi.mock('next/cache', () => ({ revalidatePath: vi.fn() }))

let close: () => Promise<void>

beforeAll(async () => {
  close = await openTestDatabase()
})

afterAll(async () => {
  await close()
})
