import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Access } from '@/lib/api/route'
import { neededScopes } from '@/lib/shared/scopes'
import { apiErrors } from '@/messages/en/shared/api-errors'
import { root } from '@/scripts/run.mjs'
import { PRODUCT_ROWS, toRowName } from '@/tests/support/api/product-rows'
import { type ApiCall, readApiRoutes } from '@/tests/support/api/routes'

const WHO: Record<Access, RegExp> = {
  public: /^(?!owner|session|admin|public\+)/,
  'optional-session': /^(?!session|admin)/,
  session: /^session/,
  owner: /^owner/,
  key: /^key/,
  admin: /^admin/,
}

/** A scope in a row, or the words for all keys and for none. */
const SCOPE = /`\w+:(?:read|write)`|\bany key\b|\bno key\b/g

const routes = (await readApiRoutes()).filter(({ path }) => !path.includes('[...'))
const calls = routes.flatMap(({ path, calls }) =>
  calls.map((call): [string, ApiCall] => [toRowName(call.method, path), call]),
)

/** The names that an object schema takes, also behind checks and transformations. */
function fieldsOf(schema: z.ZodType | undefined): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape)
  if (schema instanceof z.ZodPipe) return [...fieldsOf(schema.in as z.ZodType), ...fieldsOf(schema.out as z.ZodType)]
  return []
}

describe('docs/product.md', () => {
  it('has a row for each call, and no other', () => {
    expect([...PRODUCT_ROWS.keys()].sort()).toEqual(calls.map(([name]) => name).sort())
  })

  it.each(calls)('says who may call %s, and its rate limits', (name, { access, limits }) => {
    const who = PRODUCT_ROWS.get(name)?.who ?? ''
    expect(who).toMatch(WHO[access])
    const named = limits.map((limit) => (typeof limit === 'string' ? limit : limit.name))
    expect(named.filter((limit) => !who.includes(`\`${limit}\``))).toEqual([])
  })

  it.each(calls)('says which key may make %s', (name, { method, access, scope }) => {
    const said = PRODUCT_ROWS.get(name)?.who.match(SCOPE) ?? []
    const needed = access === 'key' ? null : neededScopes(scope, method)
    if (needed) expect(said).toEqual(needed.map((one) => (one === 'any' ? 'any key' : `\`${one}\``)))
    else
      expect(said).toEqual(
        access === 'session' || access === 'owner'
          ? ['no key']
          : expect.not.arrayContaining([expect.stringMatching(/:|any/)]),
      )
  })

  it.each(calls)('names what %s takes, and a 201', (name, { body, query, status }) => {
    const { takes = '', answers = '' } = PRODUCT_ROWS.get(name) ?? {}
    const words = new Set(takes.match(/[a-zA-Z]+/g))
    expect([...fieldsOf(body), ...fieldsOf(query)].filter((field) => !words.has(field))).toEqual([])
    expect(answers.startsWith('201 ')).toBe(status === 201)
  })

  it('lists each code of an error', () => {
    const text = readFileSync(path.join(root, 'docs/product.md'), 'utf8')
    expect(Object.keys(apiErrors).filter((code) => !text.includes(`\`${code}\``))).toEqual([])
  })
})
