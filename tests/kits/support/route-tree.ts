import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { root } from '@/scripts/run.mjs'

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type Method = (typeof METHODS)[number]

export type ApiRoute = {
  /** `/api/meetings/[id]`. */
  path: string
  calls: { method: Method; body?: z.ZodType; query?: z.ZodType }[]
}

const modules = import.meta.glob<Record<string, unknown>>('../../../lib/**/*schema.ts')

/** Every route file below app/api, with the methods and the schemas that its one expression names. */
export async function readApiRoutes(): Promise<ApiRoute[]> {
  return Promise.all(listFiles('app/api', 'route.ts').map(readRoute))
}

/** The addresses of pages below one of app's groups, `/meetings/[id]/edit`. */
export function listPagePaths(group: '(owner)' | '(public)'): string[] {
  return listFiles(`app/${group}`, 'page.tsx').map(toPath)
}

function listFiles(folder: string, name: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .filter((file) => file.endsWith(`/${name}`))
    .sort()
}

function toPath(file: string): string {
  const folders = file.split('/').slice(1, -1)
  return `/${folders.filter((folder) => !folder.startsWith('(')).join('/')}`
}

async function readRoute(file: string): Promise<ApiRoute> {
  const source = readFileSync(path.join(root, file), 'utf8')
  const [, expression = ''] = source.split(/\bmethods\(\{/)
  const parts = expression.split(/\b(GET|POST|PUT|PATCH|DELETE): /)
  const calls: ApiRoute['calls'] = []
  for (let index = 1; index < parts.length; index += 2) {
    const code = parts[index + 1] ?? ''
    calls.push({
      method: parts[index] as Method,
      body: await findSchema(source, /\bbody: (\w+)/.exec(code)?.[1]),
      query: await findSchema(source, /\bquery: (\w+)/.exec(code)?.[1]),
    })
  }
  if (calls.length === 0) throw new Error(`No call was found in ${file}: is it no longer one expression?`)
  return { path: toPath(file), calls }
}

async function findSchema(source: string, name: string | undefined): Promise<z.ZodType | undefined> {
  if (!name) return undefined
  const imports = [...source.matchAll(/import \{([^}]+)\} from '@\/([^']+)'/g)]
  const from = imports.find(([, names = '']) => names.split(',').some((one) => one.trim() === name))?.[2]
  const load = modules[`../../../${from}.ts`]
  if (!load) throw new Error(`The schema ${name} was not found: is it imported from a schema.ts?`)
  return (await load())[name] as z.ZodType
}
