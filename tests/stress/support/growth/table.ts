import type { Cost } from './meter'

/** Costs of a call in each database, by the database's name. */
export type Costs = Map<string, Map<string, Cost>>

const FIGURES = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** Markdown: buffers at each size, then statements and milliseconds of the last one. */
export function toTable(costs: Costs, sizes: string[]): string {
  const lines = [...costs].map(([call, bySize]) => {
    const last = sizes.map((size) => bySize.get(size)).findLast((cost) => cost !== undefined)
    const buffers = sizes.map((size) => format(bySize.get(size)?.buffers))
    return `| ${[call, ...buffers, format(last?.statements), last?.ms.toFixed(1) ?? '–'].join(' | ')} |`
  })
  const head = ['call', ...sizes, 'statements', 'ms']
  return [`| ${head.join(' | ')} |`, `|---|${'---:|'.repeat(head.length - 1)}`, ...lines].join('\n')
}

const format = (value: number | undefined) => (value === undefined ? '–' : FIGURES.format(value))
