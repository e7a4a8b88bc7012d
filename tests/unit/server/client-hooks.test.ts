import { describe, expect, it } from 'vitest'
import { findHooksOnServer } from '@/scripts/client-hooks.mjs'

const PAGE = 'app/(owner)/page.tsx'
const LIST = 'components/pages/list.tsx'
const ROW = 'components/pages/row.tsx'

const imports = (source: string, resolved: string, ...dependencyTypes: string[]) => ({
  source,
  dependencies: [{ resolved, dependencyTypes: dependencyTypes.length > 0 ? dependencyTypes : ['local'] }],
})
const find = (texts: Record<string, string>, modules = [imports(PAGE, LIST), imports(LIST, ROW)]) =>
  findHooksOnServer(modules, (file) => texts[file] ?? '')

describe('findHooksOnServer', () => {
  it('finds a hook in a component that a page imports through another one', () => {
    expect(find({ [ROW]: 'const texts = useTexts()' })).toEqual([
      `a server component calls a hook: ${ROW}, imported by ${LIST}; add 'use client' or take texts as a prop`,
    ])
  })

  it.each(["'use client'\n", "/* Drawn in the browser. */\n'use client'\n"])('allows hooks after %j', (directive) => {
    expect(find({ [ROW]: `${directive}const texts = useTexts()` })).toEqual([])
    expect(find({ [LIST]: directive, [ROW]: 'const texts = useTexts()' })).toEqual([])
  })

  it('leaves out imports of types, which are erased', () => {
    const modules = [imports(PAGE, LIST), imports(LIST, ROW, 'local', 'type-only')]
    expect(find({ [ROW]: 'const texts = useTexts()' }, modules)).toEqual([])
  })
})
