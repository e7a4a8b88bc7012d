import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { shareChunks } from '@/scripts/shared-chunks.mjs'

const require = createRequire(import.meta.url)
const code = (name: string, id = 1) => `module.exports=[${id},e=>{e}];\n\n//# sourceMappingURL=${name}.js.map`

let dist: string
const at = (file: string) => path.join(dist, 'server', file)
const read = (file: string) => readFileSync(at(file), 'utf8')

function write(file: string, content: string) {
  mkdirSync(path.dirname(at(file)), { recursive: true })
  writeFileSync(at(file), content)
}

beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'chunks-'))
})

afterEach(() => rmSync(dist, { recursive: true }))

describe('shareChunks', () => {
  it('lets a process load equal chunks of a folder once', () => {
    for (const name of ['[a]', 'b', 'c']) write(`chunks/${name}.js`, code(name))
    shareChunks(dist)
    const loaded = ['[a]', 'b', 'c'].map((name) => require(at(`chunks/${name}.js`)))
    expect(new Set(loaded).size).toBe(1)
    expect(loaded[0]).toEqual([1, expect.any(Function)])
    expect(read('chunks/[a].js')).toBe(code('[a]'))
  })

  it('keeps chunks that differ, lie in another folder, or belong to another runtime', () => {
    const kept = {
      'chunks/a.js': code('a'),
      'chunks/other.js': code('other', 2),
      'chunks/ssr/b.js': code('b'),
      'app/page.js': code('a'),
      'edge/chunks/c.js': 'globalThis.TURBOPACK.push(1)',
      'edge/chunks/d.js': 'globalThis.TURBOPACK.push(1)',
    }
    for (const [file, content] of Object.entries(kept)) write(file, content)
    shareChunks(dist)
    expect(Object.fromEntries(Object.keys(kept).map((file) => [file, read(file)]))).toEqual(kept)
  })

  it('adds what is shared to the trace of each route that needs it, once', () => {
    for (const name of ['a', 'b', 'c']) write(`chunks/${name}.js`, code(name))
    const trace = (...files: string[]) => JSON.stringify({ version: 1, files })
    write('app/api/route.js.nft.json', trace('../../chunks/b.js', '../../chunks/c.js', '../../../package.json'))
    write('app/other.js.nft.json', trace('../../package.json'))
    shareChunks(dist)
    expect(JSON.parse(read('app/api/route.js.nft.json'))).toEqual({
      version: 1,
      files: ['../../chunks/b.js', '../../chunks/c.js', '../../../package.json', '../../chunks/a.js'],
    })
    expect(read('app/other.js.nft.json')).toBe(trace('../../package.json'))
  })

  it('changes nothing the second time, nor without a build', () => {
    for (const name of ['a', 'b']) write(`chunks/${name}.js`, code(name))
    shareChunks(dist)
    const before = ['a', 'b'].map((name) => read(`chunks/${name}.js`))
    shareChunks(dist)
    shareChunks(path.join(dist, 'none'))
    expect(['a', 'b'].map((name) => read(`chunks/${name}.js`))).toEqual(before)
  })
})
