import { describe, expect, it } from 'vitest'
import { ROLES, type Role, refusalOf } from '@/lib/shared/team-roles'

const call = (fields: Partial<Parameters<typeof refusalOf>[1]>) => ({
  scope: 'pages' as const,
  method: 'GET' as const,
  isRoom: false,
  ...fields,
})
const admitted = (fields: Parameters<typeof call>[0]) => ROLES.filter((role) => !refusalOf(role, call(fields)))

describe('refusalOf', () => {
  it('lets each role read pages and forms, and make calls that any key may make', () => {
    expect(admitted({})).toEqual(ROLES)
    expect(admitted({ scope: 'forms' })).toEqual(ROLES)
    expect(admitted({ scope: 'any', method: 'POST' })).toEqual(ROLES)
  })

  it('keeps meetings and responses from hosts, whose own bookings are in their own account', () => {
    expect(admitted({ scope: 'meetings' })).toEqual(['owner', 'admin', 'editor', 'viewer'])
    expect(admitted({ scope: 'responses' })).toEqual(['owner', 'admin', 'editor', 'viewer'])
  })

  it('lets editors write content, and only owners and admins settings and webhooks', () => {
    for (const scope of ['meetings', 'pages', 'forms', 'responses'] as const) {
      expect(admitted({ scope, method: 'PATCH' })).toEqual(['owner', 'admin', 'editor'])
    }
    for (const scope of ['settings', 'webhooks'] as const) {
      expect(admitted({ scope })).toEqual(['owner', 'admin'])
    }
  })

  it('keeps what no scope covers for owners and admins', () => {
    expect(admitted({ scope: null, method: 'POST' })).toEqual(['owner', 'admin'])
    expect(refusalOf('editor', call({ scope: null }))).toEqual({ scope: null })
  })

  it('names the first scope that is missing, of all that a call needs', () => {
    const scope = ['pages:write', 'settings:read'] as const
    expect(refusalOf('viewer', call({ scope, method: 'POST' }))).toEqual({ scope: 'pages:write' })
    expect(refusalOf('editor', call({ scope, method: 'POST' }))).toEqual({ scope: 'settings:read' })
  })

  it('opens only meetings and settings of a room, and only to owners and admins', () => {
    const isRoom = true
    const leading: Role[] = ['owner', 'admin']
    expect(admitted({ isRoom, scope: 'meetings', method: 'DELETE' })).toEqual(leading)
    expect(admitted({ isRoom, scope: 'settings', method: 'PATCH' })).toEqual(leading)
    expect(admitted({ isRoom, scope: 'pages' })).toEqual([])
    expect(admitted({ isRoom, scope: null })).toEqual([])
  })
})
