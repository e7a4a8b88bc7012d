import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { signInOwner } from '@/tests/support/api/owner'
import { logged } from '@/tests/support/log'
import { type Account, downloadOf, fillAccount } from '@/tests/support/portability/account'

const folder = vi.hoisted(() => {
  // Nothing is imported yet.
  const name = `${process.env.TMPDIR ?? '/tmp'}/slotform-log-lines-${process.pid}-${Math.random().toString(36).slice(2)}`
  Object.assign(process.env, { FILES_URL: `file:${name}` })
  return name
})
afterAll(() => rm(folder, { recursive: true, force: true }))

let account: Account
let bytes: Buffer
beforeAll(async () => {
  account = await fillAccount()
  bytes = await downloadOf(account.owner)
})

/** Words of people that are in the account. */
const privateWords = () => [
  account.attendee,
  '@',
  'Özgür',
  'Vera',
  'Line one',
  'Booked',
  'guest',
  'someone',
  'Planning',
]

function expectNothingPrivate() {
  const text = JSON.stringify(logged())
  for (const word of privateWords()) expect(text).not.toContain(word)
}

describe('GET /api/export/{id}', () => {
  it('logs that an account was exported, without a word of it', async () => {
    await downloadOf(account.owner)
    expect(logged('account_exported')).toMatchObject([{ level: 'info' }])
    expectNothingPrivate()
  })

  it('logs nothing of an export that is not there', async () => {
    expect((await account.owner.get(`/api/export/${randomUUID()}`)).status).toBe(404)
    expect(logged('account_exported')).toEqual([])
  })
})

describe('POST /api/import', () => {
  it('logs that an account was imported, without a word of it, and no plan', async () => {
    const owner = await signInOwner()
    const raw = new Uint8Array(bytes)
    expect((await owner.post('/api/import?dryRun=1', undefined, { raw })).status).toBe(200)
    expect(logged('account_imported')).toEqual([])
    expect((await owner.post('/api/import', undefined, { raw })).status).toBe(200)
    expect(logged('account_imported')).toMatchObject([{ level: 'info' }])
    expectNothingPrivate()
  })

  it('logs no import that was refused', async () => {
    const owner = await signInOwner()
    expect((await owner.post('/api/import', undefined, { raw: new Uint8Array(bytes.subarray(0, 900)) })).status).toBe(
      400,
    )
    expect(logged('account_imported')).toEqual([])
  })
})
