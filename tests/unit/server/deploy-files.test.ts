import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { version } from '@/package.json'
import { findStaleDeployFiles, readVariables, toDeployFiles } from '@/scripts/deploy-files.mjs'

const example = readFileSync('.env.example', 'utf8')
const files = Object.entries(toDeployFiles(example, version))

describe('toDeployFiles', () => {
  it.each(files)('%s names variables of .env.example alone, the image with its version, and a volume', (file, text) => {
    const named = text.match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g) ?? []
    expect(named).toContain('APP_URL')
    expect(named.filter((name) => !readVariables(example).has(name))).toEqual([])
    expect(text.match(/ghcr\.io\/\S+?(?=")|ghcr\.io\/\S+/)?.[0]).toBe(`ghcr.io/slotform/slotform:${version}`)
    expect(text).toContain('/app/.data')
    expect(text).toContain('/api/health')
    if (file.endsWith('.yaml')) expect(parseAllDocuments(text).flatMap(({ errors }) => errors)).toEqual([])
  })

  it('lists a variable as soon as .env.example has it', () => {
    const made = toDeployFiles(example.replace('# SUPPORT_URL=', '# SUPPORT_URL=\n# NEW_SETTING=1'), version)
    for (const [, text] of Object.entries(made)) expect(text).toContain('NEW_SETTING')
  })
})

describe('findStaleDeployFiles', () => {
  it('finds no stale file', () => {
    expect(findStaleDeployFiles()).toEqual([])
  })
})
