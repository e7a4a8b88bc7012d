import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { version } from '@/package.json'
import { bundleCli, packCli } from '@/scripts/pack-cli.mjs'
import { newHome } from '../../support/cli'

const MAX_BYTES = 300_000
const run = promisify(execFile)

describe('packCli', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'slotform-package-'))
  const inside = path.join(dir, 'package')
  let made: Awaited<ReturnType<typeof packCli>>
  beforeAll(async () => {
    made = await packCli(dir)
    await run('tar', ['-xzf', made.file], { cwd: dir })
  })
  afterAll(() => rmSync(dir, { recursive: true }))

  it('writes one small archive and says what it is', () => {
    const bytes = readFileSync(path.join(dir, `slotform-${version}.tgz`))
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    expect(made).toEqual({ artefact: 'cli', file: `slotform-${version}.tgz`, version, bytes: bytes.length, sha256 })
    expect(statSync(path.join(dir, made.file)).size).toBeLessThanOrEqual(MAX_BYTES)
  })

  it('holds one program, and nothing for npm to fetch or to run', () => {
    expect(readdirSync(inside).sort()).toEqual(['LICENSE', 'README.md', 'package.json', 'slotform.mjs'])
    const manifest = JSON.parse(readFileSync(path.join(inside, 'package.json'), 'utf8'))
    expect(Object.keys(manifest).filter((key) => /dependencies|scripts|private/i.test(key))).toEqual([])
    expect(manifest).toMatchObject({ name: 'slotform', version, engines: { node: '>=20.19' } })
    const readme = readFileSync(path.join(inside, 'README.md'), 'utf8')
    const links = [...readme.matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target)
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((target) => !target?.startsWith('https://'))).toEqual([])
    const license = readFileSync(path.join(inside, 'LICENSE'), 'utf8')
    for (const name of ['Slotform', 'commander', 'yaml', 'openapi-fetch']) expect(license).toContain(name)
  })

  it('runs without the checkout', async () => {
    const env = { ...process.env, ...newHome() }
    const program = (...args: string[]) =>
      run(process.execPath, [path.join(inside, 'slotform.mjs'), ...args], { cwd: dir, env })
    expect(await program('--version')).toEqual({ stdout: `${version}\n`, stderr: '' })
    await expect(program('slots')).rejects.toMatchObject({ code: 2, stdout: '' })
    await expect(program('pages')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('not logged in') })
  })

  it('holds code of the command line and pure rules alone', async () => {
    const { inputs } = await bundleCli()
    expect(inputs).toContain('cli/program.ts')
    expect(
      inputs.filter((file) => /^(?:app|pages|components|db|emails)\/|\/server\/|^lib\/platform\//.test(file)),
    ).toEqual([])
  })
})
