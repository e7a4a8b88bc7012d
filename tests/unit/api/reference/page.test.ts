import { describe, expect, it } from 'vitest'
import { OPENAPI } from '@/lib/api/openapi/written'
import { REFERENCE_POLICY, referencePage } from '@/lib/api/reference/page'

const html = referencePage(OPENAPI, 'https://book.example')
const main = html.slice(html.indexOf('<main'))

describe('referencePage', () => {
  it('begins with a first call at this server, and its answer', () => {
    const first = main.slice(0, main.indexOf('class="call"'))
    expect(first).toContain(
      `curl 'https://book.example/api/v1/user' \\\n  -H &#34;Authorization: Bearer $SLOTFORM_KEY&#34;`,
    )
    expect(first).toContain('&#34;termsAccepted&#34;')
    for (const [, anchor] of first.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(`id="${anchor}"`)
  })

  it('shows a list before what is done to one of its things', () => {
    const ids = [...main.matchAll(/<section class="call" id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.slice(0, 2)).toEqual(['listPages', 'createPage'])
    expect(ids.indexOf('getPage')).toBeLessThan(ids.indexOf('duplicatePage'))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('leads back to the product, and has its font without another request', () => {
    expect(html).toContain('<a class="home" href="/settings/developers"')
    expect(html).toContain('src: url(data:font/woff2;base64,d09GMg')
    expect(REFERENCE_POLICY).toContain('font-src data:;')
    expect(html).not.toMatch(/<script|src="|url\((?!data:)/)
  })
})
