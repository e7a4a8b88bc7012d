import { describe, expect, it } from 'vitest'
import { checkDecisions } from '@/scripts/decisions.mjs'

const record = (name: string, status: string) => ({
  name,
  text: `# A record\n\n- Date: 2026-01-02\n- Status: ${status}\n\n## Context\n`,
})
const one = record('0001-one.md', 'accepted; refined by [2](0002-two.md) (limits)')
const two = record('0002-two.md', 'accepted; refines\n  [1](0001-one.md)')
const table = '| 1 | [One](0001-one.md) | 2 |\n| 2 | [Two](0002-two.md) | |\n'

describe('checkDecisions', () => {
  it('finds nothing when the records and the table agree', () => {
    expect(checkDecisions([one, two], table)).toEqual([])
  })

  it('finds a record without a head or a row', () => {
    expect(checkDecisions([{ name: '0001-one.md', text: '# One\n' }], '')).toEqual([
      '0001-one.md: no lines "- Date:" and "- Status:"',
      'README.md: no row for 0001-one.md',
    ])
  })

  it.each([
    ['the older record', [record('0001-one.md', 'accepted'), two], table, '0001-one.md: refined by none'],
    ['the newer record', [one, record('0002-two.md', 'accepted')], table, '0001-one.md: refined by 2'],
    ['the table', [one, two], table.replace('| 2 |\n', '| |\n'), 'README.md: row 1 none'],
  ])('finds that %s says otherwise', (_, papers, rows, finding) => {
    expect(checkDecisions(papers, rows)).toContainEqual(expect.stringContaining(finding))
  })
})
