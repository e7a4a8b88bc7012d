import { describe, expect, it } from 'vitest'
import { toConcurrentIndexStatement, toPlainIndexStatement } from '@/db/migration-statements'

const CREATE = '-- no transaction\nCREATE INDEX "a_index" ON "a" USING btree ("b") WHERE "a"."c" is not null;'

describe('toConcurrentIndexStatement', () => {
  describe('a statement of a migration', () => {
    it('that makes an index keeps nobody from writing, and may be repeated', () => {
      expect(toConcurrentIndexStatement(CREATE)).toEqual({
        name: 'a_index',
        isCreated: true,
        text: 'CREATE INDEX concurrently if not exists "a_index" ON "a" USING btree ("b") WHERE "a"."c" is not null;',
      })
      expect(toConcurrentIndexStatement('\nCREATE UNIQUE INDEX "a_index" ON "a" ("b");')?.text).toBe(
        'CREATE UNIQUE INDEX concurrently if not exists "a_index" ON "a" ("b");',
      )
    })

    it('that drops an index does the same', () => {
      expect(toConcurrentIndexStatement('DROP INDEX "a_index";')).toEqual({
        name: 'a_index',
        isCreated: false,
        text: 'DROP INDEX concurrently if exists "a_index";',
      })
    })

    it('does without that in a transaction', () => {
      expect(toPlainIndexStatement(CREATE)).toBe(
        'CREATE INDEX if not exists "a_index" ON "a" USING btree ("b") WHERE "a"."c" is not null;',
      )
    })

    it('about anything else stays as it is', () => {
      expect(toConcurrentIndexStatement('ALTER TABLE "a" ADD COLUMN "b" text;')).toBeNull()
      expect(toPlainIndexStatement('ALTER TABLE "a" ADD COLUMN "b" text;')).toBe('ALTER TABLE "a" ADD COLUMN "b" text;')
    })
  })
})
