import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Access } from '@/lib/api/route'
import { apiErrors } from '@/messages/en/shared/api-errors'
import { root } from '@/scripts/run.mjs'
import { type ApiCall, readApiRoutes } from '@/tests/support/api/routes'

type Row = { who: string; takes: string; answers: string }

const WHO: Record<Access, RegExp> = {
  public: /^(?!owner|session|public\+)/,
  'optional-session': /^(?!session)/,
  session: /^session/,
  owner: /^owner/,
  key: /^key/,
}

/** A row of docs/product.md: the call, who may make it, what it takes, and its answer. */
const ROW = /^\| `(\w+ \/api\/[^`]*)` \| (.*?) \| (.*?) ?\| (.*) \|$/gm
const rows = new Map(
  [...readFileSync(path.join(root, 'docs/product.md'), 'utf8').matchAll(ROW)].map(
    ([, call = '', who = '', takes = '', answers = '']): [string, Row] => [call, { who, takes, answers }],
  ),
)
const routes = (await readApiRoutes()).filter(({ path }) => !path.includes('[...'))
const calls = routes.flatMap(({ path, calls }) =>
  calls.map((call): [string, ApiCall] => [`${call.method} ${path.replace(/\[(\w+)\]/g, '{$1}')}`, call]),
)

/** The names that an object schema takes, also behind checks and transformations. */
function fieldsOf(schema: z.ZodType | undefined): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape)
  if (schema instanceof z.ZodPipe) return [...fieldsOf(schema.in as z.ZodType), ...fieldsOf(schema.out as z.ZodType)]
  return []
}

describe('docs/product.md', () => {
  it('has a row for each call, and no other', () => {
    expect([...rows.keys()].sort()).toEqual(calls.map(([name]) => name).sort())
  })

  it.each(calls)('says who may call %s, and its rate limits', (name, { access, limits }) => {
    const who = rows.get(name)?.who ?? ''
    expect(who).toMatch(WHO[access])
    const named = limits.map((limit) => (typeof limit === 'string' ? limit : limit.name))
    expect(named.filter((limit) => !who.includes(`\`${limit}\``))).toEqual([])
  })

  it.each(calls)('names what %s takes, and a 201', (name, { body, query, status }) => {
    const { takes = '', answers = '' } = rows.get(name) ?? {}
    const words = new Set(takes.match(/[a-zA-Z]+/g))
    expect([...fieldsOf(body), ...fieldsOf(query)].filter((field) => !words.has(field))).toEqual([])
    expect(answers.startsWith('201 ')).toBe(status === 201)
  })

  it('lists each code of an error', () => {
    const text = readFileSync(path.join(root, 'docs/product.md'), 'utf8')
    expect(Object.keys(apiErrors).filter((code) => !text.includes(`\`${code}\``))).toEqual([])
  })
})
