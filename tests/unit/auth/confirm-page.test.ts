import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { confirmPage } from '@/lib/auth/confirm-page'

describe('confirmPage', () => {
  it('shows the mark, the address, one button, and what others should do', () => {
    const { html } = confirmPage({ email: 'ada@example.com', provider: null, token: 'a&b' }, 'en')
    expect(html).toContain('<svg')
    expect(html).toContain('<strong>ada@example.com</strong>')
    expect(html).toContain('action="/api/auth/verify?token=a%26b"')
    expect(html.match(/<button/g)).toHaveLength(1)
    expect(html).toContain('Not you? Close this page.')
  })

  it('loads nothing, and its only style is the one that the policy names', () => {
    const { html, styleHash } = confirmPage({ email: '<b>@example.com', provider: '<b>', token: 'token' }, 'en')
    expect(html).not.toMatch(/<b>|<script|<link|<img|url\(| style=/)
    const [, style = ''] = /<style>(.*)<\/style>/s.exec(html) ?? []
    expect(createHash('sha256').update(style).digest('base64')).toBe(styleHash)
  })
})
