import { describe, expect, it } from 'vitest'
import { refusesTls, withTls } from '@/lib/platform/database-url'

describe('withTls', () => {
  describe('the address of a Postgres server', () => {
    it.each([
      ['postgres://u:p@db.example.com/app', 'postgres://u:p@db.example.com/app?sslmode=verify-full'],
      ['postgres://10.0.0.7/app?application_name=x', 'postgres://10.0.0.7/app?application_name=x&sslmode=verify-full'],
    ])('of another machine gets TLS: %s', (url, secure) => {
      expect(withTls(url)).toBe(secure)
    })

    it.each([
      'postgres://localhost/app',
      'postgres://127.0.0.2:5433/app',
      'postgres://[::1]/app',
      'postgres:///app?host=/var/run/postgresql',
      'postgres://%2Fvar%2Frun/app',
      'postgres://db.example.com/app?sslmode=no-verify',
      'postgres://db.example.com/app?ssl=true',
      'postgres://db.example.com/app?sslrootcert=/etc/ca.pem',
    ])('stays as it is where it stays on this machine or speaks for itself: %s', (url) => {
      expect(withTls(url)).toBe(url)
      expect(refusesTls(url)).toBe(false)
    })

    it.each(['postgres://db/app?sslmode=disable', 'postgresql://db/app?ssl=0', 'postgres:///app?host=db&ssl=false'])(
      'of another machine is noticed when it switches TLS off: %s',
      (url) => {
        expect(refusesTls(url)).toBe(true)
      },
    )

    it('may do so on this machine', () => {
      expect(refusesTls('postgres://localhost/app?sslmode=disable')).toBe(false)
      expect(refusesTls(undefined)).toBe(false)
      expect(refusesTls('file:./x')).toBe(false)
    })
  })
})
