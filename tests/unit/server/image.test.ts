import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { version } from '@/package.json'
import { findFaults, readInstructions } from '@/scripts/image.mjs'

const instructions = readInstructions(readFileSync('Dockerfile', 'utf8'))
const allOf = (wanted: string) => instructions.filter(({ name }) => name === wanted).map(({ rest }) => rest)

describe('Dockerfile', () => {
  it('has one base image, whose preset names the major version of Node', () => {
    const [first] = instructions
    expect(first).toEqual({ name: 'ARG', rest: expect.stringMatching(/^NODE_IMAGE=node:\d+/) })
    for (const from of allOf('FROM')) expect(from).toMatch(/^\$\{NODE_IMAGE\}(?: AS \w+)?$/)
  })

  it('ends as a user that is not root, and names its version, its volume and its health', () => {
    expect(allOf('USER')).toEqual(['node'])
    expect(allOf('VOLUME')).toEqual(['/app/.data'])
    expect(allOf('HEALTHCHECK')).toEqual([expect.stringContaining('/api/health')])
    expect(allOf('ARG')).toContain(`VERSION=${version}`)
    for (const name of ['source', 'licenses', 'version', 'revision'])
      expect(allOf('LABEL').join(' ')).toContain(`org.opencontainers.image.${name}=`)
  })
})

describe('findFaults', () => {
  const stage = {
    labels: Object.fromEntries(
      ['source', 'licenses', 'version', 'revision'].map((name) => [`org.opencontainers.image.${name}`, 'x']),
    ),
    volumes: ['/app/.data'],
    user: 'node',
    health: ['node', '-e', 'fetch("/api/health")'],
    command: ['node', 'server.mjs'],
  }

  function folderWith(...files: string[]): string {
    const folder = mkdtempSync(path.join(tmpdir(), 'slotform-faults-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    for (const file of files) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      writeFileSync(path.join(folder, file), '')
    }
    return folder
  }

  it('finds no fault in what runs', () => {
    expect(findFaults(stage, folderWith('server.mjs', '.next/server/app/page.js', 'node_modules/x/y.d.ts'))).toEqual([])
  })

  it.each(['.git/config', '.env', 'lib/platform/env.ts', 'tests/x.mjs', 'app/page.tsx', 'certs/tls.key'])(
    'finds %s',
    (file) => {
      expect(findFaults(stage, folderWith('server.mjs', file))).not.toEqual([])
    },
  )

  it.each(['/usr/lib/x', '../elsewhere', 'missing'])('finds a link to %s', (target) => {
    const folder = folderWith('server.mjs', 'node_modules/x/index.js')
    symlinkSync('x', path.join(folder, 'node_modules/y'))
    expect(findFaults(stage, folder)).toEqual([])
    symlinkSync(target, path.join(folder, 'node_modules/z'))
    expect(findFaults(stage, folder)).toEqual(['Its link node_modules/z leads away.'])
  })

  it.each([{ user: 'root' }, { user: '0:0' }, { volumes: [] }, { health: [] }, { labels: {} }])('finds %j', (wrong) => {
    expect(findFaults({ ...stage, ...wrong }, folderWith('server.mjs'))).not.toEqual([])
  })
})
