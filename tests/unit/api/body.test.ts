import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { parseOrThrow, readBytes, readJson } from '@/lib/api/body'
import { settingsSchema } from '@/lib/settings/schema'
import { AppError } from '@/lib/shared/errors'
import { check } from '@/messages/check'

const issuesOf = (schema: z.ZodType, value: unknown): unknown => {
  try {
    return parseOrThrow(schema, value)
  } catch (error) {
    return (error as { issues?: unknown }).issues
  }
}

describe('parseOrThrow', () => {
  describe('what does not fit a schema', () => {
    it('is named by its dotted path, in the two general words where the schema has none of its own', () => {
      const schema = z.object({
        kind: z.enum(['a']),
        list: z.array(z.object({ count: z.int().max(6) })),
        own: z.string('Mine'),
      })
      expect(issuesOf(schema, { list: [{ count: 7 }, {}, { count: 'x' }] })).toEqual([
        { path: 'kind', message: check('required') },
        { path: 'list.0.count', message: check('invalidInput') },
        { path: 'list.1.count', message: check('required') },
        { path: 'list.2.count', message: check('invalidInput') },
        { path: 'own', message: 'Mine' },
      ])
    })

    it.each([
      ['weekStartDay', 7],
      ['weekStartDay', '1'],
      ['timeFormat', '13h'],
      ['defaultCalendars', 'all'],
    ])('of the settings: %s %j', (path, value) => {
      expect(issuesOf(settingsSchema, { [path]: value })).toEqual([{ path, message: check('invalidInput') }])
    })

    it('is named up to 100 times, and once in a body of more than 5,000 values', () => {
      const schema = z.object({ list: z.array(z.int()), more: z.record(z.string(), z.array(z.int())) })
      const wrong = (length: number) => Array<string>(length).fill('x')
      expect(issuesOf(schema, { list: wrong(2_000), more: {} })).toHaveLength(100)
      expect(issuesOf(schema, { list: wrong(5_000), more: {} })).toEqual([
        { path: 'list.0', message: check('invalidInput') },
      ])
      const union = z.union([z.array(z.int()), z.int()])
      expect(issuesOf(z.object({ union }), { union: wrong(2_000) })).toHaveLength(100)
    })
  })
})

describe('readJson', () => {
  const reading = (body: BodyInit, type = 'application/json') => {
    const request = new Request('http://localhost/', { method: 'POST', body, headers: { 'content-type': type } })
    return readJson(request, 1024 * 1024).catch((error: AppError) => error.code)
  }

  it.each([
    ['{', 'not_json'],
    ['', 'not_json'],
    ['[]', 'not_an_object'],
    ['"text"', 'not_an_object'],
    ['null', 'not_an_object'],
    ['7', 'not_an_object'],
    ['{"title":"a\\u0000b"}', 'not_storable'],
    ['{"title":"\\ud800"}', 'not_storable'],
    ['{"\\u0000":1}', 'not_storable'],
  ])('refuses %s as %s', async (body, code) => {
    expect(await reading(body)).toBe(code)
  })

  it.each([
    ['{"a":[{"b":"\\u0000"}]}', 'a.0.b'],
    ['{"a":[1,{"\\u0000":1}]}', 'a.1'],
    ['{"\\u0000":1}', ''],
  ])('names the place of what cannot be stored in %s', async (body, path) => {
    const request = new Request('http://localhost', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    await expect(readJson(request)).rejects.toMatchObject({ issues: [{ path }] })
  })

  it('refuses more than 32 levels, however many there are', async () => {
    const nested = (levels: number) => `{"a":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`
    expect(await reading(nested(32))).toBeTypeOf('object')
    for (const levels of [33, 500, 50_000]) expect(await reading(nested(levels))).toBe('too_deep')
  })

  it('refuses more than 100,000 values before it parses them, names of fields included', async () => {
    const list = (length: number) => `{"a":[${Array(length).fill('1').join()}]}`
    expect(await reading(list(99_990))).toBeTypeOf('object')
    expect(await reading(list(100_010))).toBe('too_many_values')
    expect(await reading(`{${Array.from({ length: 60_000 }, (_, n) => `"f${n}":1`).join()}}`)).toBe('too_many_values')
    expect(await reading(`{"a":"${','.repeat(200_000)}"}`)).toBeTypeOf('object')
    expect(await reading('['.repeat(1_000_000))).toBe('too_deep')
  })

  it('refuses other types, bytes that are no UTF-8, and more bytes than it may read', async () => {
    expect(await reading('{}', 'text/plain')).toBe('unsupported_type')
    expect(await reading(new Uint8Array([0xff]))).toBe('not_utf8')
    expect(await reading(`"${'x'.repeat(1024 * 1024)}"`)).toBe('too_large')
    expect(await reading('{"a":1}', 'Application/JSON; charset=utf-8')).toEqual({ a: 1 })
  })
})

describe('readBytes', () => {
  it.each([
    ['as announced', 'abcdef', '6'],
    ['shorter than announced', 'abcdef', '100'],
    ['longer than announced', 'abcdef', '4'],
    ['not announced', 'abcdef', null],
    ['empty', '', '0'],
  ])('reads a body that is %s', async (_, sent, length) => {
    const parts = [sent.slice(0, 3), sent.slice(3)].filter(Boolean).map((part) => Buffer.from(part))
    const body = new ReadableStream({
      start(controller) {
        for (const part of parts) controller.enqueue(part)
        controller.close()
      },
    })
    const headers = length === null ? {} : { 'content-length': length }
    const request = new Request('http://localhost', { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
    const bytes = await readBytes(request, 200, new AppError('too_large'))
    expect(Buffer.from(bytes).toString()).toBe(sent)
  })
})
