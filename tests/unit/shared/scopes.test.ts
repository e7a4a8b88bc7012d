import { describe, expect, it } from 'vitest'
import { hasScope, neededScope, SCOPES } from '@/lib/shared/scopes'

describe('SCOPES', () => {
  it('is each part, to read and to write', () => {
    expect(SCOPES).toEqual([
      'meetings:read',
      'meetings:write',
      'pages:read',
      'pages:write',
      'forms:read',
      'forms:write',
      'responses:read',
      'responses:write',
      'settings:read',
      'settings:write',
      'webhooks:read',
      'webhooks:write',
    ])
  })
})

describe('neededScope', () => {
  it('follows the method', () => {
    expect(neededScope('pages', 'GET')).toBe('pages:read')
    expect(neededScope('pages', 'HEAD')).toBe('pages:read')
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      expect(neededScope('pages', method)).toBe('pages:write')
    }
  })

  it('keeps what a route says in full', () => {
    expect(neededScope('pages:read', 'POST')).toBe('pages:read')
    expect(neededScope('any', 'POST')).toBe('any')
    expect(neededScope(null, 'GET')).toBeNull()
  })
})

describe('hasScope', () => {
  it('lets write read, and read write nothing', () => {
    expect(hasScope(['forms:write'], 'forms:read')).toBe(true)
    expect(hasScope(['forms:read'], 'forms:read')).toBe(true)
    expect(hasScope(['forms:read'], 'forms:write')).toBe(false)
  })

  it('keeps the parts apart', () => {
    expect(hasScope(['forms:write', 'pages:write'], 'responses:read')).toBe(false)
    expect(hasScope([], 'meetings:read')).toBe(false)
  })

  it('lets every key do what any may', () => {
    expect(hasScope(['webhooks:read'], 'any')).toBe(true)
  })
})
