import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { root } from '@/scripts/run.mjs'
import { newHome, runCli } from '../../support/cli'

describe('runProgram', () => {
  it('prints its help and its version to stdout', async () => {
    const help = await runCli(['--help'])
    expect(help).toMatchObject({ code: 0, err: '' })
    expect(help.out).toContain('List the free times of a booking page')
    expect(await runCli(['--version'])).toEqual({ code: 0, out: '1.2.3\n', err: '' })
    expect((await runCli(['slots', '--help'])).out).toContain('--timezone <zone>')
  })

  it('ends with 2 after a wrong command line, and leaves stdout empty', async () => {
    for (const [args, said] of [
      [[], 'Name a command.'],
      [['slot'], "unknown command 'slot'"],
      [['slots'], "missing required argument 'page'"],
      [['pages', '--all'], "unknown option '--all'"],
      [['slots', 'intro', '--duration', 'an hour'], '“an hour” is not a number of minutes.'],
      [['slots', 'intro', '--timezone', 'Berlin'], '“Berlin” is not a time zone'],
    ] as const) {
      const { code, out, err } = await runCli(args)
      expect([code, out]).toEqual([2, ''])
      expect(err).toContain(said)
    }
  })

  it('ends with 1 and one sentence when nobody is logged in, or the server is away', async () => {
    const nobody = await runCli(['pages'])
    expect(nobody).toMatchObject({ code: 1, out: '' })
    expect(nobody.err).toMatch(/^You are not logged in\..*\n$/)
    const env = { ...newHome(), SLOTFORM_URL: 'https://slots.example', SLOTFORM_KEY: 'sf_x' }
    const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    const fetch = () => Promise.reject(new TypeError('fetch failed', { cause: refused }))
    const away = await runCli(['pages'], { env, fetch })
    expect(away).toEqual({ code: 1, out: '', err: 'https://slots.example cannot be reached: ECONNREFUSED.\n' })
  })

  it('does not carry the key to where a server sends it on, and knows other servers from Slotform', async () => {
    const env = { ...newHome(), SLOTFORM_URL: 'https://slots.example', SLOTFORM_KEY: 'sf_x' }
    const asked: string[] = []
    const answering = (response: Response) =>
      runCli(['pages'], {
        env,
        fetch: ({ url }) => {
          asked.push(url)
          return Promise.resolve(response)
        },
      })
    const moved = await answering(new Response(null, { status: 301, headers: { location: 'https://other.example/' } }))
    expect(moved.err).toContain('https://slots.example sends on to https://other.example/')
    for (const other of [new Response('<html>', { status: 200 }), new Response('Not here', { status: 404 })]) {
      expect((await answering(other)).err).toContain('not as Slotform does')
    }
    expect(new Set(asked.map((url) => new URL(url).origin))).toEqual(new Set(['https://slots.example']))
  })
})

describe('bin/slotform.mjs', () => {
  const run = (file: string, ...args: string[]) =>
    promisify(execFile)(process.execPath, [file, ...args], { cwd: tmpdir(), env: { ...process.env, ...newHome() } })

  it('runs from any folder, and hands on the exit code', async () => {
    const file = path.join(root, 'bin/slotform.mjs')
    const [help, wrong] = await Promise.allSettled([run(file, '--help'), run(file, 'slots')])
    expect(help).toMatchObject({ value: { stdout: expect.stringContaining('Usage: slotform'), stderr: '' } })
    expect(wrong).toMatchObject({ reason: { code: 2, stdout: '' } })
  })

  it('says what to do in a fresh clone', async () => {
    const clone = mkdtempSync(path.join(tmpdir(), 'slotform-clone-'))
    for (const folder of ['bin', 'cli', 'scripts'])
      cpSync(path.join(root, folder), path.join(clone, folder), { recursive: true })
    await expect(run(path.join(clone, 'bin/slotform.mjs'), 'pages')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Run `npm ci` in'),
    })
    rmSync(clone, { recursive: true })
  })
})
