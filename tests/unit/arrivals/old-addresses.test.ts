import { describe, expect, it } from 'vitest'
import { MAX_LINKS_TEXT_BYTES } from '@/lib/arrivals/limits'
import { addressesIn } from '@/lib/arrivals/old-addresses'
import { startProcessorTime } from '@/tests/support/processor-time'

const KNOWN = [{ url: 'https://calendly.com/made-up/intro' }, { url: 'https://made-up.typeform.com/to/aB3' }]
const found = (text: string) => addressesIn(text, KNOWN).map(({ url }) => url)

describe('addressesIn', () => {
  it.each([
    ['<a href="https://calendly.com/made-up/intro?month=2027-03&amp;x=1">Book</a>'],
    ['<loc>http://www.calendly.com/made-up/intro/</loc>'],
    ['Book at calendly.com/made-up/intro, or call.'],
    ['{"url":"https:\\/\\/calendly.com\\/made-up\\/intro"}'],
    ["data-url='//calendly.com/made-up/intro#top'"],
  ])('finds an address in %s', (text) => {
    expect(found(text)).toEqual([KNOWN[0]?.url])
  })

  it('names each once, in the order of the text', () => {
    const text =
      'https://made-up.typeform.com/to/aB3 https://calendly.com/made-up/intro https://calendly.com/made-up/intro'
    expect(found(text)).toEqual([KNOWN[1]?.url, KNOWN[0]?.url])
  })

  it('takes no address for the beginning of another', () => {
    expect(found('https://calendly.com/made-up/introduction https://calendly.com/made-up')).toEqual([])
  })

  it.each(['a-', 'a.', '//..', '//a/', '//a//'])('takes time in proportion to a text of %j', (part) => {
    const used = startProcessorTime()
    expect(found(`${part.repeat(MAX_LINKS_TEXT_BYTES / 4 / part.length)}b`)).toEqual([])
    expect(found(`${part}${'./'.repeat(MAX_LINKS_TEXT_BYTES / 8)}b`)).toEqual([])
    expect(found(`//a${(part.at(-1) ?? '').repeat(MAX_LINKS_TEXT_BYTES / 4)}b`)).toEqual([])
    expect(used()).toBeLessThan(500)
  })
})
