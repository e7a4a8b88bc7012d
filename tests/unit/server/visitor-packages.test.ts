import { describe, expect, test } from 'vitest'
import { findVisitorPackages } from '@/scripts/visitor-packages.mjs'

const SCREEN = 'components/visitor/booking/times.tsx'
const ZOD = 'node_modules/zod/index.js'

const imports = (source: string, resolved: string, ...dependencyTypes: string[]) => ({
  source,
  dependencies: [{ resolved, dependencyTypes }],
})

describe('findVisitorPackages', () => {
  test('finds a package that a screen reaches through another module', () => {
    const modules = [imports(SCREEN, 'lib/meetings/schema.ts', 'local'), imports('lib/meetings/schema.ts', ZOD, 'npm')]
    expect(findVisitorPackages(modules)).toEqual([`visitors would load a package: lib/meetings/schema.ts → ${ZOD}`])
  })

  test('allows imports of types, which are erased', () => {
    const typed = imports(SCREEN, 'lib/meetings/answers.ts', 'local', 'type-only')
    expect(findVisitorPackages([typed, imports('lib/meetings/answers.ts', ZOD, 'npm')])).toEqual([])
  })

  test('allows the package to others', () => {
    expect(findVisitorPackages([imports('components/meetings/list.tsx', ZOD, 'npm')])).toEqual([])
  })
})
