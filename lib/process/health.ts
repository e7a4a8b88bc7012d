import { database } from '@/db/client'
import { ping } from '@/db/queries/health'

/** Throws, and so answers 503, while the database is away. */
export async function checkHealth(): Promise<{ status: 'ok' }> {
  await ping(database())
  return { status: 'ok' }
}
