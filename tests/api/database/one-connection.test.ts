// @module-tag server
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { database } from '@/db/client'

const one = sql`select 1 as one`

describe('database', () => {
  it('refuses, in tests, a statement beside the transaction from inside it', async () => {
    const inside = database().transaction(async () => {
      await database().execute(one)
    })
    await expect(inside).rejects.toThrow('second connection')
  })

  it('refuses a transaction beside the transaction', async () => {
    const inside = database().transaction(() => database().transaction((tx) => tx.execute(one)))
    await expect(inside).rejects.toThrow('second connection')
  })

  it('takes statements of the transaction, a savepoint in it, and what follows the commit', async () => {
    let afterwards: Promise<unknown> = Promise.resolve()
    let commit: (value?: unknown) => void = () => {}
    const committed = new Promise((resolve) => {
      commit = resolve
    })
    await database().transaction(async (tx) => {
      await tx.execute(one)
      await tx.transaction((nested) => nested.execute(one))
      afterwards = committed.then(() => database().execute(one))
    })
    commit()
    await expect(afterwards).resolves.toBeDefined()
  })
})
