// Finds packages that visitors' screens would load: a visitor waits for every byte. Run by boundaries.mjs. Types are erased, so imports of types do not count.
const HEAVY =
  /^node_modules\/(?:@tanstack|zod|@radix-ui|radix-ui|luxon|@hookform|react-hook-form|lucide-react|tailwind-merge)\//
const SCREENS = /^components\/visitor\//

/** @typedef {{ source: string, dependencies: { resolved: string, dependencyTypes: string[] }[] }} Module as dependency-cruiser reports it */

/**
 * @param {Module[]} modules
 * @returns {string[]} one line for each import of such a package that a visitor's screen reaches
 */
export function findVisitorPackages(modules) {
  const dependencies = new Map(modules.map((module) => [module.source, module.dependencies]))
  const reached = new Set(modules.map(({ source }) => source).filter((source) => SCREENS.test(source)))
  /** @type {string[]} */
  const found = []
  for (const source of reached) {
    for (const { resolved, dependencyTypes } of dependencies.get(source) ?? []) {
      if (dependencyTypes.includes('type-only')) continue
      if (HEAVY.test(resolved)) found.push(`visitors would load a package: ${source} → ${resolved}`)
      else reached.add(resolved)
    }
  }
  return found
}
