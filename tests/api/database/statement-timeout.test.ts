// @module-tag server
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { describe, expect, inject, it, vi } from 'vitest'
import { connect } from '@/db/client'
import { errorCode } from '@/db/errors'
import { signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { createTestDatabase } from '@/tests/support/database/test-database'
import { createFormWith } from '@/tests/support/factories/forms'
import { logged } from '@/tests/support/log'

vi.mock('@/db/statement-timeout', async (load) => ({ ...(await load<object>()), EXPENSIVE_MS: 200 }))

/** Nobody reads the responses until the work is done. */
async function whileLocked<T>(work: () => Promise<T>): Promise<T> {
  const [{ name } = { name: '' }] = await query<{ name: string }>(sql`select current_database() as name`)
  const url = new URL(inject('postgresUrl'))
  url.pathname = name
  const client = new Client({ connectionString: url.href })
  await client.connect()
  try {
    await client.query('begin; lock table form_responses in access exclusive mode')
    return await work()
  } finally {
    await client.end()
  }
}

describe('connect', () => {
  describe('a statement that takes too long', () => {
    it('is given up on every connection of a pool with such a limit, and on no other', async () => {
      const { url, remove } = await createTestDatabase()
      const target = { kind: 'postgres', url, migrationUrl: url } as const
      const [limited, free] = [await connect(target, { max: 3, statementMs: 300 }), await connect(target, { max: 1 })]
      const codes = await Promise.all(
        [1, 2, 3].map(() => limited.db.execute(sql`select pg_sleep(5)`).then(() => null, errorCode)),
      )
      expect(codes).toEqual(['57014', '57014', '57014'])
      await expect(limited.db.execute(sql`select 1`)).resolves.toBeDefined()
      await expect(free.db.execute(sql`select pg_sleep(0.5)`)).resolves.toBeDefined()
      await Promise.all([limited.close(), free.close()])
      await remove()
    })

    it.each(['?page=1&q=x', '/summary', ''])('is told as what it is by responses%s', async (call) => {
      const owner = await signInOwner()
      const { form } = await createFormWith(owner, 'text')
      const answer = await whileLocked(() => owner.get(`/api/forms/${form.id}/responses${call}`))
      const message = 'This form has too many responses to go through in time. Narrow the dates.'
      expect(answer).toMatchObject({ status: 503, body: { message } })
      expect(answer.headers.get('retry-after')).toBe('30')
      expect(logged('statement_timeout')).toHaveLength(1)
    })
  })
})

describe('turns of long reads', () => {
  describe('reads that take long', () => {
    it('run two at a time, one of each owner, and turn away what would wait too long', async () => {
      const owners = await Promise.all(Array.from({ length: 6 }, () => signInOwner()))
      const forms = await Promise.all(owners.map((owner) => createFormWith(owner, 'text')))
      const answers = await whileLocked(async () => {
        const calls = owners.flatMap((owner, index) =>
          Array.from({ length: 6 }, () => owner.get(`/api/forms/${forms[index]?.form.id}/responses/summary`)),
        )
        const other = await owners[0]?.get(`/api/forms/${forms[0]?.form.id}/questions`)
        expect(other?.status).toBe(200)
        return Promise.all(calls)
      })
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
      const messages = answers.map(({ body }) => (body as { message: string }).message)
      expect(messages.filter((message) => message.startsWith('Too many requests of this kind')).length).toBeGreaterThan(
        6,
      )
      expect(answers.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true)
    })
  })
})
