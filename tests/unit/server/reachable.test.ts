import { describe, expect, test } from 'vitest'
import { findBannedWays } from '@/scripts/reachable.mjs'

const SCREEN = 'components/visitor/booking/times.tsx'
const ZOD = 'node_modules/zod/index.js'
const HOLIDAYS = 'node_modules/date-holidays/src/index.js'
const LIBRARY = 'lib/time-off/server/holiday-library.ts'

const imports = (source: string, resolved: string, ...dependencyTypes: string[]) => ({
  source,
  dependencies: [{ resolved, dependencyTypes }],
})

describe('findBannedWays', () => {
  test('finds a package that a screen of visitors reaches through another module', () => {
    const modules = [imports(SCREEN, 'lib/meetings/schema.ts', 'local'), imports('lib/meetings/schema.ts', ZOD, 'npm')]
    expect(findBannedWays(modules)).toEqual([`visitors would load a package: lib/meetings/schema.ts → ${ZOD}`])
  })

  test('allows visitors imports of types, which are erased', () => {
    const typed = imports(SCREEN, 'lib/meetings/api-shapes.ts', 'local', 'type-only')
    expect(findBannedWays([typed, imports('lib/meetings/api-shapes.ts', ZOD, 'npm')])).toEqual([])
  })

  test('allows the package to others', () => {
    expect(findBannedWays([imports('components/meetings/list.tsx', ZOD, 'npm')])).toEqual([])
  })

  test('finds the database behind a component, even behind a type', () => {
    const modules = [
      imports('components/meetings/list.tsx', 'lib/meetings/read.ts', 'local', 'type-only'),
      imports('lib/meetings/read.ts', 'db/schema.ts', 'local'),
    ]
    expect(findBannedWays(modules)).toEqual(['a component reaches the database: lib/meetings/read.ts → db/schema.ts'])
  })

  test('finds the library of holidays behind a route, but for those that need it', () => {
    const routes = (route: string) => [
      imports(route, LIBRARY, 'local'),
      imports(LIBRARY, HOLIDAYS, 'npm', 'dynamic-import'),
    ]
    expect(findBannedWays(routes('app/api/settings/route.ts'))).toEqual([])
    expect(findBannedWays(routes('app/api/meetings/route.ts'))).toEqual([
      `another route reaches the library of holidays: ${LIBRARY} → ${HOLIDAYS}`,
    ])
  })

  test('finds the mails behind a start, unless they are loaded later', () => {
    const way = (...types: string[]) => [
      imports('lib/process/start-process.ts', 'lib/mail/render.tsx', 'local', ...types),
      imports('lib/mail/render.tsx', 'emails/event.tsx', 'local'),
    ]
    expect(findBannedWays(way())).toEqual([
      'a start or each screen waits for the mails: lib/mail/render.tsx → emails/event.tsx',
    ])
    expect(findBannedWays(way('dynamic-import'))).toEqual([])
  })
})
