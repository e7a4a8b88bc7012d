// Finds server components that call a hook, such as useTexts: no build notices, and the page answers 500. Run by boundaries.mjs.

const IS_CLIENT = /^\s*(?:\/\*.*?\*\/\s*)?['"]use client['"]/s
const CALLS_HOOK = /\buse[A-Z]\w*\(/

/**
 * Walks from pages and layouts through what they import, up to the next 'use client'.
 * @param {import('./reachable.mjs').Module[]} modules
 * @param {(file: string) => string} read
 * @returns {string[]} one line for each
 */
export function findHooksOnServer(modules, read) {
  const dependencies = new Map(modules.map((module) => [module.source, module.dependencies]))
  const pages = [...dependencies.keys()].filter((file) => file.startsWith('app/') && file.endsWith('.tsx'))
  const importers = new Map(pages.map((file) => [file, '']))
  /** @type {string[]} */
  const found = []
  for (const [file, importer] of importers) {
    const text = read(file)
    if (IS_CLIENT.test(text)) continue
    if (file.startsWith('components/') && CALLS_HOOK.test(text))
      found.push(
        `a server component calls a hook: ${file}, imported by ${importer}; add 'use client' or take texts as a prop`,
      )
    for (const { resolved, dependencyTypes } of dependencies.get(file) ?? []) {
      const isRendered = /\.tsx?$/.test(resolved) && !resolved.startsWith('node_modules/')
      const isImported = !dependencyTypes.some((type) => type === 'type-only' || type === 'dynamic-import')
      if (isRendered && isImported && !importers.has(resolved)) importers.set(resolved, file)
    }
  }
  return found
}
