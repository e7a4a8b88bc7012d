import type { PGlite } from '@electric-sql/pglite'
import { describe, expect, it, vi } from 'vitest'
import { freeBytesOf, guardDisk, MIN_FREE_BYTES } from '@/db/drivers/disk-guard'
import { isDatabaseAway } from '@/db/errors'

function openClient(freeBytes: () => number) {
  const sent: string[] = []
  const query = async (statement: string) => {
    sent.push(statement)
    return { rows: [], fields: [] }
  }
  const client = {
    query,
    transaction: async (work: (tx: unknown) => Promise<unknown>) => work({ query }),
  } as unknown as Pick<PGlite, 'query' | 'transaction'>
  guardDisk(client, freeBytes)
  return { client, sent }
}

describe('guardDisk', () => {
  it('refuses what writes on a disk that is nearly full, as a server does, and goes on reading', async () => {
    const { client, sent } = openClient(() => MIN_FREE_BYTES - 1)
    const reads = ['select updated_at, deleted from pages', 'FETCH 5 from a_cursor', 'begin']
    for (const statement of reads) await client.query(statement)
    for (const statement of ['insert into t values (1)', 'with x as (DELETE from t) select', 'select 1 for update']) {
      const refused = await client.query(statement).catch((error: unknown) => error)
      expect(refused).toMatchObject({ code: '53100' })
      expect(isDatabaseAway(refused)).toBe(true)
    }
    expect(sent).toEqual(reads)
  })

  it('looks within a transaction too, and again when there is room', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    let free = MIN_FREE_BYTES
    const { client, sent } = openClient(() => free)
    const write = () => client.transaction((tx) => tx.query('update t set a = 1'))
    await write()
    free = 0
    vi.advanceTimersByTime(300)
    await expect(write()).rejects.toThrow('nearly full')
    free = MIN_FREE_BYTES
    vi.advanceTimersByTime(300)
    await write()
    vi.useRealTimers()
    expect(sent).toHaveLength(2)
  })
})

describe('freeBytesOf', () => {
  it('knows the disk of a folder', () => {
    expect(freeBytesOf(process.cwd())).toBeGreaterThan(0)
  })
})
