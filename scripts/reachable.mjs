// Finds imports that lead somewhere through other modules. Run by boundaries.mjs: dependency-cruiser's own `reachable` asks
// again for each module, which takes a minute where one walk takes no time.

/**
 * @typedef {{ source: string, dependencies: { resolved: string, dependencyTypes: string[] }[] }} Module as dependency-cruiser reports it
 * @typedef {{ comment: string, from: RegExp, except?: RegExp, to: RegExp, skips: string[] }} Ban `except`: of `from`;
 *   `skips`: types of imports that are no way
 */

/** @type {Ban[]} */
export const BANS = [
  {
    // A visitor waits for every byte. Types are erased.
    comment: 'visitors would load a package',
    from: /^components\/visitor\//,
    to: /^node_modules\/(?:@tanstack|zod|@radix-ui|radix-ui|luxon|@hookform|react-hook-form|lucide-react|tailwind-merge)\//,
    skips: ['type-only'],
  },
  {
    // It would end up in what the browser loads.
    comment: 'a component reaches the database',
    from: /^(?:components|lib\/client)\//,
    to: /^db\//,
    skips: [],
  },
  {
    // A serverless host would send the library along with each function that could reach it.
    comment: 'another route reaches the library of holidays',
    from: /^(?:app|pages)\//,
    except: /^app\/api\/(?:configuration\/(?:plan|apply)\/|settings\/route\.ts|holidays\/|cron\/|v1\/)/,
    to: /^node_modules\/date-holidays\//,
    skips: [],
  },
  {
    // What is imported later is loaded when it is needed.
    comment: 'a start or each screen waits for the mails',
    from: /^(?:lib\/process\/start-process|middleware)\.ts$/,
    to: /^(?:emails|node_modules\/(?:@react-email|nodemailer))\//,
    skips: ['type-only', 'dynamic-import'],
  },
]

/**
 * @param {Module[]} modules
 * @returns {string[]} one line for each import that ends a banned way
 */
export function findBannedWays(modules) {
  const dependencies = new Map(modules.map((module) => [module.source, module.dependencies]))
  return BANS.flatMap(({ comment, from, except, to, skips }) => {
    const sources = modules.map(({ source }) => source)
    const reached = new Set(sources.filter((source) => from.test(source) && !except?.test(source)))
    /** @type {string[]} */
    const found = []
    for (const source of reached) {
      for (const { resolved, dependencyTypes } of dependencies.get(source) ?? []) {
        if (dependencyTypes.some((type) => skips.includes(type))) continue
        if (to.test(resolved)) found.push(`${comment}: ${source} → ${resolved}`)
        else reached.add(resolved)
      }
    }
    return found
  })
}
