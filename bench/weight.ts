import { BEYOND_BARE_KB, weighPage } from '@/tests/support/server/page-weight'
import { report } from './report'
import type { World } from './world'

type Page = { name: string; path: string }

export async function benchWeight({ url, office }: World): Promise<void> {
  const bare = await weighPage(url, '/bench-page')
  if (!bare) throw new Error('The bare page is missing')
  report({ name: 'weight: bare page, first-load JavaScript', value: bare.scriptsKb, unit: 'kB gzip' })
  const pages: Page[] = [
    { name: '/{slug}', path: `/${office.slug}` },
    { name: '/success', path: '/success' },
    { name: '/auth', path: '/auth' },
    { name: '/form/{slug}', path: '/form/bench-form' },
  ]
  for (const { name, path } of pages) {
    const weight = await weighPage(url, path)
    if (!weight) continue
    report({
      name: `weight: ${name}, first-load JavaScript`,
      value: weight.scriptsKb,
      unit: 'kB gzip',
      ratio: weight.scriptsKb / bare.scriptsKb,
      goal: `≤ a bare page + ${BEYOND_BARE_KB.page} kB`,
      note: `${weight.scripts} scripts; HTML ${weight.htmlKb.toFixed(1)} kB, styles ${weight.stylesKb.toFixed(1)} kB`,
    })
  }
}
