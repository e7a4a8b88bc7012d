import { afterEach, beforeEach, expect, vi } from 'vitest'
import { collectLog, unexpectedErrors } from './log'

// What a file's set-up logs is not printed either.
collectLog()

/**
 * An unexpected `console.error`, or a line of level `error` in the server's log, fails the test that caused it. A test that
 * expects one mocks `console.error` again itself, or calls `expectLoggedError()`.
 */
beforeEach(() => {
  vi.spyOn(console, 'error')
  collectLog()
})

afterEach(() => {
  const calls = vi.mocked(console.error).mock.calls
  const errors = unexpectedErrors()
  vi.restoreAllMocks()
  expect(calls, 'console.error was called').toEqual([])
  expect(errors, 'errors in the log').toEqual([])
})
