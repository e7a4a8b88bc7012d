import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import ts from 'typescript'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { storedSecrets } from '@/lib/platform/stored-secrets'

const run = promisify(execFile)
const SOURCE = 'lib/platform/stored-secrets.ts'
const [PROCESSES, ROUNDS] = [4, 300]

/** Each process asks for the secrets of one folder after another. Those behind only read, so they catch up and race. */
const RACER = `
  import { storedSecrets } from MODULE
  const [folder, rounds, startAt] = process.argv.slice(1)
  while (Date.now() < Number(startAt));
  const found = []
  for (let round = 0; round < Number(rounds); round += 1) found.push(storedSecrets(folder + '/' + round))
  console.log(JSON.stringify(found))`

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stored-secrets-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

async function race(): Promise<object[][]> {
  const built = path.join(folder, 'stored-secrets.mjs')
  const { ESNext } = ts.ModuleKind
  writeFileSync(
    built,
    ts.transpileModule(readFileSync(SOURCE, 'utf8'), { compilerOptions: { module: ESNext } }).outputText,
  )
  const code = RACER.replace('MODULE', JSON.stringify(pathToFileURL(built).href))
  const startAt = String(Date.now() + 500)
  const racers = Array.from({ length: PROCESSES }, () =>
    run(process.execPath, ['--input-type=module', '-e', code, folder, String(ROUNDS), startAt]),
  )
  return (await Promise.all(racers)).map(({ stdout }) => JSON.parse(stdout))
}

describe('storedSecrets', () => {
  it('generates them once, for their owner alone', () => {
    const directory = path.join(folder, 'new')
    const made = storedSecrets(directory)
    expect(Buffer.from(made.authSecret, 'base64url')).toHaveLength(32)
    expect(Buffer.from(made.encryptionKey, 'base64')).toHaveLength(32)
    expect(storedSecrets(directory)).toEqual(made)
    expect(readdirSync(directory)).toEqual(['secrets.json'])
    expect([directory, path.join(directory, 'secrets.json')].map((one) => statSync(one).mode & 0o777)).toEqual([
      0o700, 0o600,
    ])
  })

  it('gives all processes that start at the same time the same', async () => {
    const [first, ...others] = await race()
    expect(others).toEqual(others.map(() => first))
    expect(new Set(first?.map((secrets) => JSON.stringify(secrets))).size).toBe(ROUNDS)
    expect(readdirSync(path.join(folder, '0'))).toEqual(['secrets.json'])
  }, 30_000)

  it('says so when the file cannot be read', () => {
    mkdirSync(path.join(folder, 'secrets.json'))
    expect(() => storedSecrets(folder)).toThrow('EISDIR')
  })
})
