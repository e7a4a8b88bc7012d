import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { openMetrics } from '@/server/metrics.mjs'

type Rule = { alert: string; expr: string; labels: { severity: string }; annotations: { summary: string } }
type Panel = { title: string; targets: { expr: string }[] }

const read = (name: string) => readFileSync(`docs/${name}`, 'utf8')
const { panels } = JSON.parse(read('operate/grafana-dashboard.json')) as { panels: Panel[] }
const [{ rules }] = (parse(read('operate/alerts.yml')) as { groups: [{ rules: Rule[] }] }).groups
const manual = read('operate.md')

const { names } = await openMetrics({ token: 'a-token-of-this-test', routeOf: () => 'other' })
afterAll(() => void Reflect.deleteProperty(globalThis, Symbol.for('slotform.count')))

/** Prometheus makes several series of a histogram. */
const known = new Set(names().flatMap((name) => [name, `${name}_bucket`, `${name}_count`, `${name}_sum`]))
const metricsIn = (text: string) => text.match(/\b(?:slotform|nodejs|process)_[a-z0-9_]+\b/g) ?? []

describe('docs/operate/grafana-dashboard.json', () => {
  it.each(panels.map((panel) => [panel.title, panel] as const))('%s asks for metrics that exist', (_, panel) => {
    const metrics = panel.targets.flatMap(({ expr }) => metricsIn(expr))
    expect(metrics.length).toBeGreaterThan(0)
    expect(metrics.filter((name) => !known.has(name))).toEqual([])
  })
})

describe('docs/operate/alerts.yml', () => {
  it.each(rules.map((rule) => [rule.alert, rule] as const))('%s asks for metrics that exist', (alert, rule) => {
    if (alert !== 'SlotformDown') expect(metricsIn(rule.expr).length).toBeGreaterThan(0)
    expect(metricsIn(rule.expr).filter((name) => !known.has(name))).toEqual([])
    expect(['page', 'ticket']).toContain(rule.labels.severity)
    expect(rule.annotations.summary).not.toBe('')
  })

  it('is explained, each alert and no other', () => {
    const explained = [...manual.matchAll(/^\| `(Slotform\w+)` \|/gm)].map(([, name]) => name)
    expect(explained).toEqual(rules.map(({ alert }) => alert))
  })
})

describe('docs/operate.md', () => {
  it('names every metric of ours, and none that does not exist', () => {
    const named = new Set(metricsIn(manual).filter((name) => name.startsWith('slotform_')))
    expect([...named].sort()).toEqual(
      names()
        .filter((name) => name.startsWith('slotform_'))
        .sort(),
    )
  })
})
