import { gzipSync } from 'node:zlib'
import { report } from './report'
import type { World } from './world'

type Page = { name: string; path: string; goalKb?: number; goalRatio?: number }

/**
 * Measures the scripts that a browser with an empty cache downloads before any interaction: those that the HTML
 * references.
 */
export async function benchWeight({ url, office }: World): Promise<void> {
  const bare = await weigh(url, '/bench-page')
  if (!bare) throw new Error('The bare page is missing')
  report({ name: 'weight: bare page, first-load JavaScript', value: bare.scriptsKb, unit: 'kB gzip' })
  const pages: Page[] = [
    { name: '/{slug}', path: `/${office.slug}`, goalKb: 150, goalRatio: 1.11 },
    { name: '/success', path: '/success' },
    { name: '/auth', path: '/auth' },
    { name: '/form/{slug}', path: '/form/bench-form', goalKb: 160 },
  ]
  for (const { name, path, goalKb, goalRatio } of pages) {
    const weight = await weigh(url, path)
    if (!weight) continue
    const goals = [...(goalKb ? [`≤ ${goalKb} kB`] : []), ...(goalRatio ? [`≤ ${goalRatio}× a bare page`] : [])]
    report({
      name: `weight: ${name}, first-load JavaScript`,
      value: weight.scriptsKb,
      unit: 'kB gzip',
      ratio: weight.scriptsKb / bare.scriptsKb,
      ...(goals.length > 0 && { goal: goals.join(', ') }),
      note: `${weight.scripts} scripts; HTML ${weight.htmlKb.toFixed(1)} kB, styles ${weight.stylesKb.toFixed(1)} kB`,
    })
  }
}

/** Returns kB of 1,000 bytes; null when the page does not exist. */
async function weigh(origin: string, path: string) {
  const answer = await fetch(origin + path)
  if (answer.status !== 200) return null
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

async function sumGzip(origin: string, addresses: string[]): Promise<number> {
  const sizes = await Promise.all(
    [...new Set(addresses)].map(async (address) => {
      const answer = await fetch(new URL(address, origin))
      if (!answer.ok) throw new Error(`${address} answers ${answer.status}`)
      return gzipSync(Buffer.from(await answer.arrayBuffer())).length
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}
