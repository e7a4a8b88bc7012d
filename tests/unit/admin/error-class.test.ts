import { describe, expect, it } from 'vitest'
import { errorClass } from '@/lib/admin/error-class'

describe('errorClass', () => {
  it.each([
    [null, null],
    ['SMTP EENVELOPE 550', 'SMTP EENVELOPE 550'],
    ['No answer: SMTP ETIMEDOUT', 'No answer: SMTP ETIMEDOUT'],
    ['No answer: TypeError', 'No answer: TypeError'],
    ['Resend rate_limit_exceeded', 'Resend rate_limit_exceeded'],
    ['HTTP 503', 'HTTP 503'],
    ['rejected', 'rejected'],
    ['held for recipient', 'held for recipient'],
    ['Expired before it could be delivered', 'expired'],
    ['550 5.1.1 vera@example.com unknown', '550'],
    ['SMTP EENVELOPE 550 vera@example.com', '550'],
    ['vera@example.com', 'failed'],
  ])('%j is %j', (stored, shown) => {
    expect(errorClass(stored)).toBe(shown)
  })
})
