import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '@/lib/platform/env'

const read = (variables: Record<string, string>) => readEnv(variables as unknown as NodeJS.ProcessEnv)
let folder: string

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'secret-files-'))
  writeFileSync(path.join(folder, 'auth'), `${'s'.repeat(32)}\n`)
  writeFileSync(path.join(folder, 'empty'), '\n')
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('readSecretFiles', () => {
  it('reads a secret from the file that NAME_FILE names, without its line break', () => {
    expect(read({ AUTH_SECRET_FILE: path.join(folder, 'auth') }).AUTH_SECRET).toEqual(['s'.repeat(32)])
  })

  it('checks the value as if it had been given directly', () => {
    writeFileSync(path.join(folder, 'short'), 'short')
    expect(() => read({ AUTH_SECRET_FILE: path.join(folder, 'short') })).toThrow('AUTH_SECRET: must have at least 16')
  })

  it('refuses the start with one line for a file that is missing or empty, and for a secret given twice', () => {
    expect(() => read({ AUTH_SECRET_FILE: path.join(folder, 'none') })).toThrow(
      /^AUTH_SECRET_FILE: cannot read .*ENOENT/,
    )
    expect(() => read({ AUTH_SECRET_FILE: path.join(folder, 'empty') })).toThrow(/AUTH_SECRET_FILE: .* is empty/)
    const twice = { AUTH_SECRET: 'x'.repeat(32), AUTH_SECRET_FILE: path.join(folder, 'auth') }
    expect(() => read(twice)).toThrow('AUTH_SECRET_FILE: set either this or AUTH_SECRET')
  })

  it('leaves other variables that end in _FILE alone', () => {
    expect(read({ SOMETHING_FILE: '/nowhere' }).PORT).toBe(3000)
  })
})
