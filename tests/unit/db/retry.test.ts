import { describe, expect, it } from 'vitest'
import type { Database } from '@/db/client'
import { retryTransaction } from '@/db/retry'

const fault = (code: string) => new Error('Failed query', { cause: Object.assign(new Error('x'), { code }) })
const failing = (...codes: string[]) => {
  let tries = 0
  const transaction = async () => {
    const code = codes[tries]
    tries += 1
    if (code) throw fault(code)
    return 'done'
  }
  return { db: { transaction } as unknown as Database, tries: () => tries }
}

describe('retryTransaction', () => {
  describe('a transaction that can deadlock', () => {
    it.each(['40P01', '40001'])('is tried again after %s', async (code) => {
      const { db, tries } = failing(code, code)
      expect(await retryTransaction(db, async () => 'done')).toBe('done')
      expect(tries()).toBe(3)
    })

    it('is given up in the end', async () => {
      const { db, tries } = failing(...Array.from({ length: 9 }, () => '40P01'))
      await expect(retryTransaction(db, async () => 'done')).rejects.toThrow()
      expect(tries()).toBe(4)
    })

    it.each(['23505', '57014'])('is not tried again after %s', async (code) => {
      const { db, tries } = failing(code)
      await expect(retryTransaction(db, async () => 'done')).rejects.toThrow()
      expect(tries()).toBe(1)
    })
  })
})
