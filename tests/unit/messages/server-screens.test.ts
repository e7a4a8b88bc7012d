import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = process.cwd()
const IMPORT = /^(?:import|export)(?! type)[^'"]*?from '([^']+)'/gms

function fileOf(from: string, specifier: string): string | undefined {
  const base = specifier.startsWith('@/')
    ? path.join(ROOT, specifier.slice(2))
    : path.resolve(path.dirname(from), specifier)
  return ['.tsx', '.ts', '/index.ts'].map((end) => base + end).find(existsSync)
}

/** The files that the server draws: from `app` on, up to those that begin with 'use client'. */
function drawnByServer(files: string[], known = new Set<string>()): Set<string> {
  for (const file of files) {
    const code = readFileSync(file, 'utf8')
    if (known.has(file) || /^['"]use client['"]/.test(code)) continue
    known.add(file)
    const imported = [...code.matchAll(IMPORT)].map(([, specifier = '']) => specifier)
    const own = imported.filter((specifier) => /^@\/|^\./.test(specifier))
    drawnByServer(
      own.flatMap((specifier) => fileOf(file, specifier) ?? []),
      known,
    )
  }
  return known
}

describe('useTexts', () => {
  it('is called by no component that the server draws', () => {
    const app = readdirSync('app', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => path.join(ROOT, 'app', name))
    const drawn = [...drawnByServer(app)]
    expect(drawn.length).toBeGreaterThan(app.length)
    const asking = drawn.filter((file) => /\buse(?:Texts|ToastFailure)\(/.test(readFileSync(file, 'utf8')))
    expect(asking.map((file) => path.relative(ROOT, file))).toEqual([])
  })
})
