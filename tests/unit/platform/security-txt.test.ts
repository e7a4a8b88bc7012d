import { describe, expect, it } from 'vitest'
import { toSecurityTxt } from '@/lib/platform/security-txt'

const APP = { appUrl: 'https://slots.example', now: new Date('2026-11-29T13:45:00Z') }
const DAY_MS = 86_400_000

/** The fields of RFC 9116, each at most once. */
function read(text: string): Map<string, string> {
  expect(text.endsWith('\n')).toBe(true)
  const fields = text
    .trimEnd()
    .split('\n')
    .map((line) => /^([A-Z][A-Za-z-]+): (\S.*)$/.exec(line)?.slice(1) as [string, string])
  expect(new Set(fields.map(([name]) => name)).size).toBe(fields.length)
  return new Map(fields)
}

describe('toSecurityTxt', () => {
  it('names the address of the operator, or the contact page where there is only the built-in one', () => {
    const built = read(toSecurityTxt({ ...APP, securityUrl: '/legal/security' }))
    expect(built.get('Contact')).toBe('https://slots.example/contact')
    expect(built.get('Canonical')).toBe('https://slots.example/.well-known/security.txt')
    expect(built.get('Preferred-Languages')).toBe('en')
    const own = read(toSecurityTxt({ ...APP, securityUrl: 'https://security.example/report' }))
    expect(own.get('Contact')).toBe('https://security.example/report')
  })

  it('expires within a year, and later than a copy is kept', () => {
    const expires = Date.parse(read(toSecurityTxt({ ...APP, securityUrl: '/legal/security' })).get('Expires') ?? '')
    const days = (expires - APP.now.getTime()) / DAY_MS
    expect(days).toBeGreaterThan(30)
    expect(days).toBeLessThan(365)
  })
})
