import { readFileSync } from 'node:fs'

/** The route of what no route of the build fits. */
const OTHER = 'other'
/** Files of the build, whose names change with each of them. */
const ASSETS = '/_next/'
const PROGRAMS = '/api/v1/'

/**
 * Names paths by their pattern, so that no metric holds somebody's slug or token: `/form/[slug]`, `/api/v1/forms/[id]`.
 * @param {string} dir the project's folder, whose build lists its routes; while developing there is no such list
 * @returns {(url: string) => string}
 */
export function readRouteNames(dir) {
  const { statics, patterns } = readManifest(dir)

  /** @param {string} path */
  const nameOf = (path) => {
    if (statics.has(path)) return path
    if (path.startsWith(ASSETS)) return `${ASSETS}*`
    return patterns.find(({ regex }) => regex.test(path))?.page ?? OTHER
  }
  return (url) => {
    const path = (url.split('?', 1)[0] ?? '').replace(/(?<=.)\/$/, '')
    // Keys call the handlers of /api (lib/api/caller.ts).
    return path.startsWith(PROGRAMS)
      ? nameOf(`/api/${path.slice(PROGRAMS.length)}`).replace('/api/', PROGRAMS)
      : nameOf(path)
  }
}

/** @param {string} dir */
function readManifest(dir) {
  try {
    const manifest = JSON.parse(readFileSync(`${dir}.next/routes-manifest.json`, 'utf8'))
    return {
      /** @type {Set<string>} */
      statics: new Set(manifest.staticRoutes.map((/** @type {{ page: string }} */ { page }) => page)),
      patterns: manifest.dynamicRoutes.map((/** @type {{ page: string, regex: string }} */ { page, regex }) => ({
        page,
        regex: new RegExp(regex),
      })),
    }
  } catch {
    return { statics: new Set(), patterns: [] }
  }
}
