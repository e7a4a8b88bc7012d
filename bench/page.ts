import { compare } from './load'
import { report } from './report'
import { reportRate } from './routes'
import type { World } from './world'

export async function benchPage({ url, office }: World): Promise<void> {
  const measured = await compare(
    { url: `${url}/${office.slug}`, status: 200 },
    { url: `${url}/bench-page`, status: 200 },
  )
  reportRate('page: booking page, requests', measured, '≥ 0.8× a bare static page')
  const { ours, bare } = measured
  report({
    name: 'page: booking page, 95th percentile',
    value: ours.p95Ms,
    unit: 'ms',
    ratio: measured.p95Ratio,
    note: `bare: ${bare.p95Ms.toFixed(1)} ms`,
  })
}
