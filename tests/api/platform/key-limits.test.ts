// @module-tag embedded
import { describe, expect, it, vi } from 'vitest'
import { KeyClient } from '@/tests/support/api/key-client'
import { signInOwner } from '@/tests/support/api/owner'
import { createKey } from '@/tests/support/factories/keys'
import { logged } from '@/tests/support/log'

vi.hoisted(() => Object.assign(process.env, { LIMIT_KEY_CALLS: '4/60' }))

const from = (address: string) => ({ headers: { 'x-slotform-peer': address } })

describe('LIMIT_KEY_CALLS', () => {
  it('counts by key, from everywhere, and says when to come back', async () => {
    const owner = await signInOwner()
    const [program, other] = [new KeyClient((await createKey(owner)).key), new KeyClient((await createKey(owner)).key)]
    const statuses: number[] = []
    for (let count = 0; count < 5; count += 1) {
      statuses.push((await program.get('/api/v1/user', from(`203.0.113.${count}`))).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429])
    const refused = await program.get('/api/v1/user')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await other.get('/api/v1/user')).status).toBe(200)
    expect((await owner.get('/api/user')).status).toBe(200)
    expect(logged('limit_reached')).toMatchObject([{ limit: 'LIMIT_KEY_CALLS' }])
  })

  it('counts wrong keys by network address', async () => {
    const { key } = await createKey(await signInOwner())
    const guess = (address: string) => new KeyClient(`sf_${'x'.repeat(48)}`).get('/api/v1/user', from(address))
    for (let count = 0; count < 4; count += 1) expect((await guess('198.51.100.9')).status).toBe(401)
    expect((await guess('198.51.100.9')).status).toBe(429)
    expect((await new KeyClient(key).get('/api/v1/user', from('198.51.100.9'))).status).toBe(429)
    expect((await guess('198.51.100.10')).status).toBe(401)
    expect((await new KeyClient(key).get('/api/v1/user', from('198.51.100.10'))).status).toBe(200)
  })
})
