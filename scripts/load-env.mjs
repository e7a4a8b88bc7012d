import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, runNode } from './run.mjs'

/** Fills process.env from .env files as Next would, so that the scripts see what the app will see. */
export async function loadEnv() {
  // Relative paths, such as the data folder's, are relative to the project's root.
  process.chdir(root)
  const { default: env } = await import('@next/env')
  env.loadEnvConfig(root, process.env.NODE_ENV === 'development', {
    info() {},
    error: (...line) => console.error(...line),
  })
}

/** Ends the process when a variable is wrong. In a process of its own, because the TypeScript loader stays loaded. */
export async function checkEnv() {
  const code = await runNode('scripts/check-env.mjs')
  if (code !== 0) process.exit(code)
}

/**
 * Imports a TypeScript module of the app, outside a build. An image has it beside the commands (scripts/bundle-image.mjs).
 * @param {string} file relative to the project's root
 */
export async function importTs(file) {
  const bundled = path.join(root, 'commands', `${path.basename(file, '.ts')}.mjs`)
  if (existsSync(bundled)) return import(String(pathToFileURL(bundled)))
  const { tsImport } = await import('tsx/esm/api')
  return tsImport(`./${file}`, { parentURL: String(pathToFileURL(root)), tsconfig: path.join(root, 'tsconfig.json') })
}
