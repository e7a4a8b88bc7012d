import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Declaration } from '@/lib/api/route'
import { isOAuthProvider, PROVIDER_IDS } from '@/lib/shared/calendars/providers'
import { METHODS, type Method } from '@/lib/shared/http-methods'
import { root } from '@/scripts/run.mjs'

type Handler = { declaration?: Declaration }

export type ApiCall = Declaration & { method: Method }

export type ApiRoute = {
  /** `/api/meetings/[id]`. */
  path: string
  calls: ApiCall[]
}

const OAUTH = PROVIDER_IDS.filter(isOAuthProvider)
const modules = import.meta.glob<Record<Method, Handler>>('../../../app/api/**/route.ts')

/** Every route below app/api, with what its handlers declare. */
export async function readApiRoutes(): Promise<ApiRoute[]> {
  const files = Object.entries(modules).sort(([a], [b]) => a.localeCompare(b))
  const routes = files.map(async ([file, load]) => {
    const handlers = await load()
    return pathsOf(toPath(file.replace('../../../', ''))).map((path) => toRoute(path, handlers))
  })
  return (await Promise.all(routes)).flat()
}

/** One for each provider where the path names one. */
function pathsOf(path: string): string[] {
  return path.includes('[provider]') ? OAUTH.map((id) => path.replace('[provider]', id)) : [path]
}

/** A method without a declaration is refused with 405. */
function toRoute(path: string, handlers: Record<Method, Handler>): ApiRoute {
  const calls = METHODS.flatMap((method) => {
    const { declaration } = handlers[method]
    return declaration ? [{ method, ...declaration }] : []
  })
  if (calls.length === 0)
    throw new Error(`${path} declares no call: is each method made by a function of lib/api/route.ts?`)
  return { path, calls }
}

/** The addresses of pages below one of app's groups, `/meetings/[id]/edit`. */
export function listPagePaths(group: '(owner)' | '(request)' | '(visitor)'): string[] {
  const paths = listFiles(`app/${group}`, 'page.tsx').map(toPath)
  return [...new Set(paths)]
}

function listFiles(folder: string, name: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .filter((file) => file.endsWith(`/${name}`))
    .sort()
}

function toPath(file: string): string {
  const folders = file.split('/').slice(1, -1)
  // Visitors' pages in each language are those without one.
  const shown = folders.join('/').replace('in/[language]/', '').split('/')
  return `/${shown.filter((folder) => !folder.startsWith('(')).join('/')}`
}
