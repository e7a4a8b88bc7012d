// @module-tag embedded
import { describe, expect, it } from 'vitest'
import { findOperation } from '@/app/api/v1/find-operation'
import { OPERATIONS } from '@/app/api/v1/operations'
import { METHODS } from '@/lib/vocabulary/http-methods'
import { readApiRoutes } from '@/tests/support/api/routes'

const toTemplate = (path: string) => path.replace(/^\/api/, '').replaceAll(/\[(\w+)\]/g, '{$1}')

/** Routes that ask who is calling, and that no key can call, each with the reason. */
const NOT_FOR_KEYS: Record<string, string> = {
  '/account': 'only its owner may end an account',
  '/auth/accept-terms': 'a person accepts terms',
  '/auth/google': 'connecting an account leads a browser to its provider',
  '/auth/google/callback': 'the browser comes back from there',
  '/auth/microsoft': 'as with Google',
  '/auth/microsoft/callback': 'as with Google',
  '/auth/session': 'a session is of a browser',
  '/auth/zoom': 'as with Google',
  '/auth/zoom/callback': 'as with Google',
  '/export': 'a key is for a part of an account, and this is the whole',
  '/export/{id}': 'as with its name',
  '/import': 'as with the export',
  '/keys': 'a key that leaked could make others that outlive it',
  '/keys/{id}': 'as with their list',
  '/logout': 'a session is of a browser',
  '/people/erase': 'nothing takes it back',
  '/sessions': 'as with the keys: one that leaked could lock its owner out',
  '/sessions/{id}': 'as with their list',
}

describe('OPERATIONS', () => {
  it('has every route that a key may call, and no other', async () => {
    const routes = await readApiRoutes()
    // A call that only programs make has no other path.
    const scoped = routes.filter(({ calls }) => calls.some(({ access, scope }) => scope !== null && access !== 'key'))
    expect(Object.keys(OPERATIONS).sort()).toEqual(scoped.map(({ path }) => toTemplate(path)).sort())
  })

  it('leaves out a route that asks who is calling only for a reason', async () => {
    const asking = (await readApiRoutes()).filter(({ calls }) =>
      calls.some(({ access, scope }) => access !== 'public' && scope === null),
    )
    expect(asking.map(({ path }) => toTemplate(path)).sort()).toEqual(Object.keys(NOT_FOR_KEYS).sort())
  })

  it.each(Object.entries(OPERATIONS))('%s leads to the declared calls of its route', async (template, load) => {
    const route = (await readApiRoutes()).find(({ path }) => toTemplate(path) === template)
    const handlers = await load()
    const calls = METHODS.filter((method) => handlers[method].declaration)
    expect(calls).toEqual(route?.calls.map(({ method }) => method))
  })
})

describe('findOperation', () => {
  const id = '0198f0c5-0000-7000-8000-000000000000'
  it('reads the parameters of a path', () => {
    expect(findOperation(`/api/v1/forms/${id}/questions/order`)).toEqual({
      load: OPERATIONS['/forms/{id}/questions/order'],
      params: { id },
    })
    expect(findOperation('/api/v1/schedule/caf%C3%A9/slots')?.params).toEqual({ slug: 'café' })
  })

  it('takes a name before a parameter', () => {
    expect(findOperation('/api/v1/meetings/next')?.load).toBe(OPERATIONS['/meetings/next'])
    expect(findOperation('/api/v1/meetings/other')?.load).toBe(OPERATIONS['/meetings/{id}'])
  })

  it.each([
    '/api/v1/',
    '/api/v1/nothing',
    '/api/v1/forms/',
    '/api/v1/forms/a/b',
    '/api/v1/forms/%ff',
    '/api/v1//forms',
  ])('finds nothing at %s', (path) => {
    const found = findOperation(path)
    expect(found && found.load !== OPERATIONS['/forms/{id}']).toBeFalsy()
  })
})
