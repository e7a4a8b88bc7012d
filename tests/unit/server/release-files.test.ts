import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { writeReleaseFiles } from '@/scripts/release-files.mjs'

const NAMES = [
  '.env.example',
  'compose.yaml',
  'deploy/fly.toml',
  'deploy/kubernetes.yaml',
  'deploy/render.yaml',
  'openapi.json',
]

it('writeReleaseFiles writes each file with its checksum, and nothing else', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'slotform-release-'))
  const written = writeReleaseFiles(dir)
  const found = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
  expect(found.sort()).toEqual([...NAMES, 'SHA256SUMS'].sort())
  expect(written.sort()).toEqual(found)
  const sums = readFileSync(path.join(dir, 'SHA256SUMS'), 'utf8').trimEnd().split('\n')
  const hash = (name: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(dir, name)))
      .digest('hex')
  expect(sums.sort()).toEqual(NAMES.map((name) => `${hash(name)}  ${name}`).sort())
  rmSync(dir, { recursive: true })
})
