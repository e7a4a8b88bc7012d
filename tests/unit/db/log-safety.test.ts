import { inspect } from 'node:util'
import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { hideValuesInErrors } from '@/db/log-safety'

describe('hideValuesInErrors', () => {
  it('a failed query is printed with its cause and without its values', () => {
    hideValuesInErrors()
    const cause = new Error('Connection terminated')
    const error = new DrizzleQueryError('select $1', ['vera@example.com'], cause)
    const printed = inspect(error) + inspect({ error })
    expect(printed).toContain('Connection terminated')
    expect(printed).not.toContain('vera@example.com')
  })
})
