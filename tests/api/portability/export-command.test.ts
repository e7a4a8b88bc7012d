import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportTo, runExport } from '@/lib/portability/server/export-command'
import { writeExport } from '@/lib/portability/server/write-export'
import { newEmail, signInOwner } from '@/tests/support/api/owner'
import { createForm } from '@/tests/support/factories/forms'
import { linesIn, manifestOf, readArchive } from '@/tests/support/portability/archive'

const folder = mkdtempSync(path.join(tmpdir(), 'slotform-export-command-'))
const email = newEmail()
beforeAll(async () => {
  await createForm(await signInOwner(email), { title: 'Feedback' })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, file: string) => exportTo(name, file, writeExport)

describe('exportTo', () => {
  it('writes the account of an address in any spelling', async () => {
    const file = path.join(folder, 'account.zip')
    expect(await write(email.toUpperCase(), file)).toContain(`everything of ${email}`)
    const archive = await readArchive(readFileSync(file))
    expect(manifestOf(archive).counts).toMatchObject({ forms: 1, bookings: 0 })
    expect(linesIn(archive, 'forms')).toMatchObject([{ title: 'Feedback' }])
  })

  it('replaces no file, and leaves none of an export that failed', async () => {
    await expect(write(email, path.join(folder, 'account.zip'))).rejects.toThrow('exists already')
    await expect(write(email, path.join(folder, 'none', 'account.zip'))).rejects.toThrow('no such folder')
    await expect(write(newEmail(), path.join(folder, 'other.zip'))).rejects.toThrow('No account has the address')
    expect(readdirSync(folder)).toEqual(['account.zip'])
  })
})

describe('runExport', () => {
  it.each([[[]], [['ada@example.com']], [['ada@example.com', '--help']], [['a', 'b', 'c']]])(
    'prints its usage for %j',
    async (args) => {
      await expect(runExport(args)).rejects.toThrow('Usage: npm run export -- OWNER FILE')
    },
  )
})
