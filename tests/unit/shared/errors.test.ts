import { describe, expect, it } from 'vitest'
import { AppError, nullIfMissing } from '@/lib/shared/errors'

describe('nullIfMissing', () => {
  it('gives what was read', async () => {
    expect(await nullIfMissing(Promise.resolve('form'))).toBe('form')
  })

  it.each(['not_found', 'form_not_found', 'meeting_not_found'] as const)('is null after %s', async (code) => {
    expect(await nullIfMissing(Promise.reject(new AppError(code)))).toBeNull()
  })

  it('throws every other error', async () => {
    await expect(nullIfMissing(Promise.reject(new AppError('unavailable')))).rejects.toThrow(AppError)
    await expect(nullIfMissing(Promise.reject(new TypeError('x')))).rejects.toThrow(TypeError)
  })
})
