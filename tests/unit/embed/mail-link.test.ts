import { describe, expect, it } from 'vitest'
import { mailLink } from '@/lib/embed/mail-link'

describe('mailLink', () => {
  it('holds any subject and text, with the ends of lines of a mail', () => {
    const link = mailLink('Q&A? 100 %', 'Hello,\nhttps://meet.example/ada?a=1&b=2')
    const { protocol, pathname, searchParams } = new URL(link)
    expect([protocol, pathname]).toEqual(['mailto:', ''])
    expect(searchParams.get('subject')).toBe('Q&A? 100 %')
    expect(searchParams.get('body')).toBe('Hello,\r\nhttps://meet.example/ada?a=1&b=2')
  })
})
