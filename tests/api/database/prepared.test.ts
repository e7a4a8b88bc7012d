// @module-tag server
import { sql } from 'drizzle-orm'
import { describe, expect, inject, it } from 'vitest'
import { connect, type DatabaseConnection } from '@/db/client'
import { prepareStatement } from '@/db/queries/prepared'

const double = prepareStatement<{ twice: number }>(sql`select ${sql.placeholder('number')}::int * 2 as twice`)

describe('prepareStatement', () => {
  describe('a statement that Postgres keeps', () => {
    it('has one parameter for a value that it names twice', async () => {
      const url = inject('postgresUrl')
      const { db, close } = await connect({ kind: 'postgres', url, migrationUrl: url }, { max: 1 })
      const [one, other] = [sql.placeholder('one'), sql.placeholder('other')]
      const swapped = prepareStatement(sql`select ${other}::int as a, ${one}::int as b, ${other}::int as c`)
      expect(await swapped(db, { one: 1, other: 2 })).toEqual([{ a: 2, b: 1, c: 2 }])
      const kept = await db.execute(sql`
        select cardinality(parameter_types) as parameters from pg_prepared_statements where name like 'slotform%'`)
      expect(kept).toMatchObject({ rows: [{ parameters: 2 }] })
      await close()
    })

    it('is prepared once a connection, and sent plainly once a pooler has lost it', async () => {
      const url = inject('postgresUrl')
      // One connection, so that what it keeps can be looked at.
      const { db, close }: DatabaseConnection = await connect({ kind: 'postgres', url, migrationUrl: url }, { max: 1 })
      const kept = async () => {
        const { rows } = (await db.execute(
          sql`select name from pg_prepared_statements where name like 'slotform%'`,
        )) as unknown as { rows: unknown[] }
        return rows.length
      }
      try {
        expect(await double(db, { number: 2 })).toEqual([{ twice: 4 }])
        expect(await double(db, { number: 3 })).toEqual([{ twice: 6 }])
        expect(await kept()).toBe(1)
        // Acts as a pooler that runs the next transaction on another connection.
        await db.execute(sql`deallocate all`)
        expect(await double(db, { number: 4 })).toEqual([{ twice: 8 }])
        expect(await double(db, { number: 5 })).toEqual([{ twice: 10 }])
        expect(await kept()).toBe(0)
      } finally {
        await close()
      }
    })

    it('takes all of its values from placeholders, and needs each of them', async () => {
      const url = inject('postgresUrl')
      const { db, close } = await connect({ kind: 'postgres', url, migrationUrl: url }, { max: 1 })
      expect(() => prepareStatement(sql`select ${1}::int`)).toThrow('placeholders')
      await expect(double(db, {})).rejects.toThrow('number')
      await close()
    })

    it('fails like any other statement for any other reason', async () => {
      const url = inject('postgresUrl')
      const { db, close } = await connect({ kind: 'postgres', url, migrationUrl: url }, { max: 1 })
      const broken = prepareStatement(sql`select 1 / ${sql.placeholder('number')}::int`)
      await expect(broken(db, { number: 0 })).rejects.toMatchObject({ cause: { code: '22012' } })
      await close()
    })
  })
})
