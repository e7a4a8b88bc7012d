import { describe, expect, it } from 'vitest'
import { parseInPieces } from '@/lib/arrivals/parse-json'

const LARGE = 300 * 1024
const long = 'x"\\'.repeat(LARGE / 3)
const rows = Array.from({ length: 6_000 }, (_, id) => ({
  id,
  name: 'a "quoted" \\ näme 日本 😀',
  tags: [id, null, [], {}],
}))

describe('parseInPieces', () => {
  it.each([
    ['a list', rows],
    ['an object', { source: 'x', tables: { users: [{ id: 1 }], Booking: rows }, last: true }],
    ['lists in lists', [[rows], [], { rows, deep: { rows } }]],
    ['long texts', [long, { [long]: long }, 1.5e-3]],
    ['a text alone', long],
  ])('reads %s as JSON.parse does', async (_, value) => {
    for (const text of [JSON.stringify(value), `\uFEFF ${JSON.stringify(value, null, 2)}\n`]) {
      expect(text.length).toBeGreaterThan(LARGE)
      // Vitest compares and prints large values slowly.
      expect(JSON.stringify(await parseInPieces(Buffer.from(text), async () => {})) === JSON.stringify(value)).toBe(
        true,
      )
    }
  })

  it('lets others have their turn', async () => {
    let pauses = 0
    const text = JSON.stringify(rows)
    await parseInPieces(Buffer.from(text), async () => {
      pauses += 1
    })
    expect(pauses).toBeGreaterThan(Math.floor(text.length / LARGE))
  })

  it('keeps a name that is special to JavaScript a name', async () => {
    const text = `{"__proto__":{"isAdmin":true},"rows":${JSON.stringify(rows)}}`
    const read = (await parseInPieces(Buffer.from(text), async () => {})) as Record<string, unknown>
    expect([Object.keys(read), ({} as Record<string, unknown>).isAdmin, read.isAdmin]).toEqual([
      ['__proto__', 'rows'],
      undefined,
      undefined,
    ])
  })

  it.each([
    ['no end', (text: string) => text.slice(0, -1)],
    ['more than one value', (text: string) => `${text} 1`],
    ['a comma too many', (text: string) => `${text.slice(0, -1)},]`],
    ['no comma', (text: string) => text.replace('},{', '} {')],
    ['a text without an end', (text: string) => `[${text},"abc]`],
    ['lists without an end', () => '['.repeat(2 * LARGE)],
  ])('refuses text with %s', async (_, spoil) => {
    await expect(parseInPieces(Buffer.from(spoil(JSON.stringify(rows))), async () => {})).rejects.toThrow(SyntaxError)
  })
})
