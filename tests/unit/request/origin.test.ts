import { describe, expect, it } from 'vitest'
import { isOwnOrigin } from '@/lib/request/origin'

describe('isOwnOrigin', () => {
  describe('our own origin', () => {
    it('is that of APP_URL', () => {
      expect(isOwnOrigin('https://meet.example.com', 'https://meet.example.com')).toBe(true)
      expect(isOwnOrigin('http://meet.example.com', 'https://meet.example.com')).toBe(false)
      expect(isOwnOrigin('https://meet.example.com.evil.example', 'https://meet.example.com')).toBe(false)
    })

    it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
      'may be %s for a local one',
      (origin) => {
        expect(isOwnOrigin(origin, 'http://localhost:3000')).toBe(true)
      },
    )

    it.each(['http://localhost:3001', 'https://localhost:3000', 'http://localhost.evil.example:3000', 'null', ''])(
      'is not %j',
      (origin) => {
        expect(isOwnOrigin(origin, 'http://localhost:3000')).toBe(false)
      },
    )
  })
})
