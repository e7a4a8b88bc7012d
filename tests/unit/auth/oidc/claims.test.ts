import { describe, expect, it } from 'vitest'
import { isOfDomain, readPerson, saysEnough } from '@/lib/auth/oidc/claims'

const policy = { domains: ['@a.example'], groupsClaim: 'groups', admins: 'admins' }
const person = (claims: Record<string, unknown>, userinfo = {}) => readPerson(claims, userinfo, policy)
const many = (place: number) => Array.from({ length: 2_000 }, (_, index) => (index === place ? 'admins' : `g${index}`))

describe('readPerson', () => {
  it.each([
    ['a text', 'admins', true],
    ['a list', ['staff', 'admins'], true],
    ['another text', 'administrators', false],
    ['nothing', undefined, false],
    ['an object', { admins: true }, false],
    ['the thousandth of a list', many(999), true],
    ['the first beyond', many(1_000), false],
  ])('reads groups from %s', (_, groups, isAdmin) => {
    expect(person({ groups })).toMatchObject({ isAdmin })
  })

  it('knows no admin where no group is named', () => {
    expect(readPerson({ groups: [null, ''] }, {}, { ...policy, admins: null })).toMatchObject({ isAdmin: false })
  })

  it('takes the word "verified" about the address beside it only, and only as true', () => {
    expect(person({ email: 'A@a.example', email_verified: true })).toMatchObject({
      email: 'a@a.example',
      isVerified: true,
    })
    expect(person({ email: 'a@a.example', email_verified: 'true' })).toMatchObject({ isVerified: false })
    const other = { email: 'b@a.example', email_verified: true }
    expect(person({ email: 'a@a.example' }, other)).toMatchObject({ email: 'a@a.example', isVerified: false })
    expect(person({}, other)).toMatchObject({ email: 'b@a.example', isVerified: true })
    expect(person({ email: 'no address' })).toMatchObject({ email: null })
  })
})

describe('saysEnough', () => {
  it('wants the groups only where they decide', () => {
    const claims = { email: 'a@a.example', email_verified: true }
    expect(saysEnough(claims, policy)).toBe(false)
    expect(saysEnough(claims, { ...policy, admins: null })).toBe(true)
  })
})

describe('isOfDomain', () => {
  it.each([
    ['x@a.example', true],
    ['x@A.Example', true],
    ['x@sub.a.example', false],
    ['x@ba.example', false],
  ])('judges %s', (email, is) => {
    expect(isOfDomain(email, policy)).toBe(is)
  })
})
