import { describe, expect, it } from 'vitest'
import { explainDatabaseError, isDatabaseAway, isUniqueViolation } from '@/db/errors'

const fault = (code: string, message = 'x') => Object.assign(new Error(message), { code })
const wrapped = (cause: Error) => new Error('Failed query: select …', { cause })

describe('explainDatabaseError', () => {
  describe('a fault of the database', () => {
    it.each(['ECONNREFUSED', 'ECONNRESET', '57P01', '08006', '53300'])('of code %s means that it is away', (code) => {
      expect(isDatabaseAway(wrapped(fault(code)))).toBe(true)
    })

    it.each(['Connection terminated unexpectedly', 'timeout exceeded when trying to connect', 'timeout expired'])(
      'that breaks a connection (%s) means that it is away',
      (message) => {
        expect(isDatabaseAway(wrapped(new Error(message)))).toBe(true)
      },
    )

    it.each(['23505', '42P01', '22P02'])('of code %s does not', (code) => {
      expect(isDatabaseAway(wrapped(fault(code)))).toBe(false)
    })

    it('is told apart by its code, one cause down', () => {
      expect(isUniqueViolation(wrapped(fault('23505')))).toBe(true)
      expect(isUniqueViolation(wrapped(fault('23503')))).toBe(false)
    })

    it('is explained in one line without the password', () => {
      const target = { kind: 'postgres' as const, url: 'postgres://u:secret@db.example:5432/app', migrationUrl: '' }
      const refused = new AggregateError([fault('ECONNREFUSED', 'connect ECONNREFUSED ::1:5432')])
      const line = explainDatabaseError(wrapped(refused), target)
      expect(line).toBe(
        'DATABASE_URL: cannot use the database db.example:5432/app (ECONNREFUSED: connect ECONNREFUSED ::1:5432)',
      )
    })
  })
})
