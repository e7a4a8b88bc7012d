import type { PGlite } from '@electric-sql/pglite'
import { describe, expect, it } from 'vitest'
import { giveTurns } from '@/db/drivers/give-turns'

type Client = Pick<PGlite, 'transaction'>
const clientWithTurns = () => {
  const client = { transaction: async (run: () => Promise<unknown>) => run() } as unknown as Client
  giveTurns(client)
  return client
}

describe('giveTurns', () => {
  it('lets others through between transactions that take no turn of their own', async () => {
    const client = clientWithTurns()
    const order: string[] = []
    setImmediate(() => order.push('somebody else'))
    for (const name of ['first', 'second']) await client.transaction(async () => order.push(name))
    expect(order).toEqual(['first', 'somebody else', 'second'])
  })

  it('passes on what a transaction returns and throws', async () => {
    const client = clientWithTurns()
    expect(await client.transaction(async () => 5)).toBe(5)
    await expect(client.transaction(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  })
})
