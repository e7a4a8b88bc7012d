import { describe, expect, it } from 'vitest'
import { CsvRows } from '@/lib/arrivals/csv/rows'

async function rowsOf(text: string): Promise<string[][]> {
  const rows: string[][] = []
  for await (const piece of new CsvRows(text).pieces()) rows.push(...piece)
  return rows
}

describe('CsvRows', () => {
  it.each([',', ';', '\t'])('finds that cells are separated by %j', async (mark) => {
    expect(await rowsOf(`\uFEFFName${mark}Note\r\nAda${mark}"1${mark}2 ""x""\nB"\r\n\r\nBen${mark}`)).toEqual([
      ['Name', 'Note'],
      ['Ada', `1${mark}2 "x"\nB`],
      ['Ben', ''],
    ])
  })

  it('reads a long text in pieces, each row once', async () => {
    const line = (place: number) => `${place},"${'x'.repeat(place % 50)}\n${place}"`
    const text = ['a,b', ...Array.from({ length: 30_000 }, (_, place) => line(place))].join('\n')
    const rows = await rowsOf(text)
    expect(rows).toHaveLength(30_001)
    expect(rows.slice(1).every(([id, note], place) => id === String(place) && note?.endsWith(`\n${place}`))).toBe(true)
    let pieces = 0
    for await (const _ of new CsvRows(text).pieces()) pieces += 1
    expect(pieces).toBeGreaterThan(3)
  })

  it('throws for a quote that does not end', async () => {
    await expect(rowsOf('a,b\n"x,y')).rejects.toThrow()
  })
})
