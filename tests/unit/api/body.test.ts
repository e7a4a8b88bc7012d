import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { parseOrThrow } from '@/lib/api/body'
import { settingsSchema } from '@/lib/settings/schema'
import { check } from '@/messages/check'

const issuesOf = (schema: z.ZodType, value: unknown): unknown => {
  try {
    return parseOrThrow(schema, value)
  } catch (error) {
    return (error as { issues?: unknown }).issues
  }
}

describe('parseOrThrow', () => {
  describe('what does not fit a schema', () => {
    it('is named by its dotted path, in the two general words where the schema has none of its own', () => {
      const schema = z.object({
        kind: z.enum(['a']),
        list: z.array(z.object({ count: z.int().max(6) })),
        own: z.string('Mine'),
      })
      expect(issuesOf(schema, { list: [{ count: 7 }, {}, { count: 'x' }] })).toEqual([
        { path: 'kind', message: check('required') },
        { path: 'list.0.count', message: check('invalidInput') },
        { path: 'list.1.count', message: check('required') },
        { path: 'list.2.count', message: check('invalidInput') },
        { path: 'own', message: 'Mine' },
      ])
    })

    it.each([
      ['weekStartDay', 7],
      ['weekStartDay', '1'],
      ['timeFormat', '13h'],
      ['defaultCalendars', 'all'],
    ])('of the settings: %s %j', (path, value) => {
      expect(issuesOf(settingsSchema, { [path]: value })).toEqual([{ path, message: check('invalidInput') }])
    })
  })
})
