import { SCRIPTS_KB, weighPage } from '@/tests/support/server/page-weight'
import { report } from './report'
import type { World } from './world'

type Page = { name: string; path: string; goalKb?: number; goalRatio?: number }

export async function benchWeight({ url, office }: World): Promise<void> {
  const bare = await weighPage(url, '/bench-page')
  if (!bare) throw new Error('The bare page is missing')
  report({ name: 'weight: bare page, first-load JavaScript', value: bare.scriptsKb, unit: 'kB gzip' })
  const pages: Page[] = [
    { name: '/{slug}', path: `/${office.slug}`, goalKb: SCRIPTS_KB.booking, goalRatio: 1.11 },
    { name: '/success', path: '/success' },
    { name: '/auth', path: '/auth' },
    { name: '/form/{slug}', path: '/form/bench-form', goalKb: SCRIPTS_KB.form },
  ]
  for (const { name, path, goalKb, goalRatio } of pages) {
    const weight = await weighPage(url, path)
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
