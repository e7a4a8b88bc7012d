import { describe, expect, it } from 'vitest'
import { readParts } from '@/lib/arrivals/server/multipart'

const typeOf = (boundary: string) => `multipart/form-data; boundary=${boundary}`

describe('readParts', () => {
  it('reads what a browser sends', async () => {
    const form = new FormData()
    form.append('file', new File(['a\r\n--b', new Uint8Array([0xff])], 'ä "x".csv'))
    form.append('file', new File([], 'empty.json'))
    form.append('options', '{"pastDays":3}')
    const sent = new Response(form)
    const body = Buffer.from(await sent.arrayBuffer())
    const parts = readParts(body, sent.headers.get('content-type') ?? '') ?? []
    expect(parts.map(({ name, filename }) => [name, filename])).toEqual([
      ['file', 'ä "x".csv'],
      ['file', 'empty.json'],
      ['options', null],
    ])
    const contents = ['a\r\n--b\xff', '', '{"pastDays":3}']
    expect(parts.map(({ bytes }) => bytes.toString('latin1'))).toEqual(contents)
  })

  it('passes over a preamble, takes a quoted boundary, and a form without parts', () => {
    const part = 'Content-Disposition: form-data; name="a"\r\n\r\n1\r\n'
    expect(readParts(Buffer.from(`before\r\n--x y\r\n${part}--x y--\r\n`), typeOf('"x y"'))).toHaveLength(1)
    expect(readParts(Buffer.from('--x--\r\n'), typeOf('x'))).toEqual([])
  })

  it.each([
    ['no boundary in its type', 'multipart/form-data', '--x--'],
    ['another boundary', typeOf('y'), '--x--'],
    ['no body', typeOf('x'), ''],
    ['no end', typeOf('x'), '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1'],
    ['a part without a name', typeOf('x'), '--x\r\nContent-Disposition: form-data\r\n\r\n1\r\n--x--'],
  ])('refuses a body with %s', (_, type, body) => {
    expect(readParts(Buffer.from(body), type)).toBeNull()
  })
})
