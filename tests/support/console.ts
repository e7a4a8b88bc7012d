import { afterEach, beforeEach, expect, vi } from 'vitest'

/** An unexpected `console.error` fails the test that caused it. A test that expects one mocks it again itself. */
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  const calls = vi.mocked(console.error).mock.calls
  vi.restoreAllMocks()
  expect(calls, 'console.error was called').toEqual([])
})
