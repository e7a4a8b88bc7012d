import { describe, expect, it, vi } from 'vitest'
import { createAttemptKeys, randomUuid } from '@/lib/meetings/visitor/attempt-key'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

function countingKeys() {
  let count = 0
  return createAttemptKeys(() => `key-${++count}`)
}

describe('createAttemptKeys', () => {
  it('keeps the key for a repeat of the same body', () => {
    const keyOf = countingKeys()
    const first = keyOf({ attendeeName: 'Ada', startTime: '2030-01-01T09:00:00.000Z' })
    expect(keyOf({ attendeeName: 'Ada', startTime: '2030-01-01T09:00:00.000Z' })).toBe(first)
  })

  it('gives another body another key, and the first one its own again', () => {
    const keyOf = countingKeys()
    const first = keyOf({ attendeeName: 'Ada' })
    expect(keyOf({ attendeeName: 'Grace' })).not.toBe(first)
    expect(keyOf({ attendeeName: 'Ada' })).toBe(first)
  })

  it('makes a version 4 uuid where randomUUID is missing, as on plain http', () => {
    const withoutUuid = { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => bytes.fill(0xff) }
    expect(randomUuid(withoutUuid)).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff')
    expect(randomUuid({ getRandomValues: (bytes) => crypto.getRandomValues(bytes) })).toMatch(UUID)
  })

  it('asks the browser for its own uuid where there is one', () => {
    const randomUUID = vi.fn(() => 'its-own')
    expect(randomUuid({ randomUUID, getRandomValues: () => undefined })).toBe('its-own')
  })
})
