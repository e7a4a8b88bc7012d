/** Addresses that a text is searched for, in no order. */
type Known = { url: string }

/** Which of the addresses a text has, each once, in the order of the text. One that continues in it is another address. */
export function addressesIn<T extends Known>(text: string, known: readonly T[]): T[] {
  const sent = withoutEscapes(text)
  const byAddress = new Map(known.map((one) => [bare(one.url), one]))
  const found = new Set<T>()
  for (const [address] of sent.matchAll(ADDRESS)) {
    const one = byAddress.get(bare(address))
    if (one) found.add(one)
  }
  return [...found]
}

/** Up to what ends an address in HTML, XML and plain text; the scheme may be missing. Each name is looked at from its beginning alone. */
const ADDRESS =
  /(?:https?:)?\/\/[^\s"'<>()[\]{}\\^`|]+|(?<![a-z0-9-])[a-z0-9-]+(?:\.[a-z0-9-]+){1,8}\/[^\s"'<>()[\]{}\\^`|]*/gi

/** Without scheme, `www.`, query, fragment, and what ends a sentence. */
function bare(address: string): string {
  return address
    .replace(/^(?:https?:)?\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/[?#].*$/, '')
    .replace(/(?<![.,;:!])[.,;:!]+$/, '')
    .replace(/(?<!\/)\/+$/, '')
    .toLowerCase()
}

const withoutEscapes = (text: string) => text.replaceAll('&amp;', '&').replaceAll('\\/', '/')
