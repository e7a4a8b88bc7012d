import { gzipSync } from 'node:zlib'

/**
 * What the scripts of a page before sign-in may weigh beyond those of a bare page of the same build, in kB of 1,000 bytes,
 * gzip. Load on use what is not seen first, before raising one (docs/performance.md). `formOfEachType` counts what such a form
 * loads by itself after that.
 */
export const BEYOND_BARE_KB = { page: 14, formOfEachType: 28 }

/** No page has this address: its 404 is the root layout around a heading and a link, none of which has a script of its own. */
const BARE = '/no-such-page/at-all'

/** The scripts of a bare page of this build, in kB of 1,000 bytes, gzip. */
export async function weighBarePage(origin: string): Promise<number> {
  const bare = await weighPage(origin, BARE, 404)
  if (!bare || bare.scripts === 0) throw new Error(`${BARE} is no bare page`)
  return bare.scriptsKb
}

/**
 * Weighs the HTML of a page, and the scripts and styles that it names, which a browser with an empty cache downloads before
 * any interaction. In kB of 1,000 bytes, gzip; null when it answers with another status.
 */
export async function weighPage(origin: string, path: string, status = 200) {
  const answer = await fetch(origin + path)
  if (answer.status !== status) return null
  const html = await answer.text()
  const scripts = findAddresses(html, /<script\b[^>]*>/g, 'src').concat(
    findAddresses(html, /<link\b(?=[^>]*\bas="script")[^>]*>/g, 'href'),
  )
  const styles = findAddresses(html, /<link\b(?=[^>]*\brel="stylesheet")[^>]*>/g, 'href')
  return {
    scripts: new Set(scripts).size,
    scriptsKb: await sumGzip(origin, scripts),
    stylesKb: await sumGzip(origin, styles),
    htmlKb: gzipSync(html).length / 1000,
  }
}

/** `nomodule` scripts are for browsers that are long gone: no other downloads them. */
function findAddresses(html: string, tags: RegExp, attribute: string): string[] {
  return (html.match(tags) ?? [])
    .filter((tag) => !/\bnomodule\b/i.test(tag))
    .flatMap((tag) => new RegExp(`\\b${attribute}="([^"]+)"`).exec(tag)?.[1] ?? [])
    .map((address) => address.replaceAll('&amp;', '&'))
}

/** In kB of 1,000 bytes, gzip. */
export async function sumGzip(origin: string, addresses: string[]): Promise<number> {
  const sizes = await Promise.all(
    [...new Set(addresses)].map(async (address) => {
      const answer = await fetch(new URL(address, origin))
      if (!answer.ok) throw new Error(`${address} answers ${answer.status}`)
      return gzipSync(Buffer.from(await answer.arrayBuffer())).length
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}
