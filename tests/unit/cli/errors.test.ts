import { describe, expect, it } from 'vitest'
import { CliError, refusalOf, reportError, UsageError } from '@/cli/errors'
import { fakeIo } from '../../support/cli'

describe('reportError', () => {
  const reported = (error: unknown) => {
    const { io, written } = fakeIo()
    return { code: reportError(io, error), ...written }
  }

  it('ends with 1 for a failure and with 2 for wrong usage, in one sentence on stderr', () => {
    expect(reported(new CliError('No.'))).toEqual({ code: 1, out: '', err: 'No.\n' })
    expect(reported(new UsageError('How?'))).toEqual({ code: 2, out: '', err: 'How?\n' })
  })

  it('shows where a mistake of the program itself is', () => {
    expect(reported(new TypeError('x is not a function')).err).toMatch(/^TypeError: x is not a function\n\s+at /)
  })
})

describe('refusalOf', () => {
  it('says the server’s own words, with the fields that it did not accept', () => {
    const body = {
      message: 'Invalid input',
      code: 'invalid_input',
      issues: [{ path: 'guests.0', message: 'No email' }],
    }
    expect(refusalOf(400, body).message).toBe('Invalid input\n  guests.0: No email')
  })

  it('leads to login when the key is not accepted', () => {
    expect(refusalOf(401, { message: 'x' }).message).toContain('slotform login')
  })
})
