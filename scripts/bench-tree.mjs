import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './run.mjs'

/** Below the project, so that its packages are found; ignored by git. */
const TREE = path.join(root, '.cache', 'bench')
const STAMP = path.join(TREE, '.next', 'bench-inputs')

/** Turbopack reads nothing above its root, and the packages lie there. */
const CONFIG = `import product from './next.config.product.mjs'

const root = ${JSON.stringify(root)}

export default { ...product, turbopack: { ...product.turbopack, root }, outputFileTracingRoot: root }
`

/** The folder in which Tailwind looks for class names; its default is the project's folder. */
const POSTCSS = `export default { plugins: { '@tailwindcss/postcss': { base: ${JSON.stringify(TREE)} } } }
`

/**
 * Copies the project in its current state and adds bench/overlay: bare routes and pages to compare with, which no other build
 * can reach.
 * @returns {string} the copy's folder
 */
export function makeBenchTree() {
  mkdirSync(TREE, { recursive: true })
  for (const name of readdirSync(TREE)) {
    if (name !== '.next') rmSync(path.join(TREE, name), { recursive: true, force: true })
  }
  const sources = readdirSync(root).filter((name) => !name.startsWith('.') && name !== 'node_modules')
  for (const name of sources) cpSync(path.join(root, name), path.join(TREE, name), { recursive: true })
  renameSync(path.join(TREE, 'next.config.mjs'), path.join(TREE, 'next.config.product.mjs'))
  writeFileSync(path.join(TREE, 'next.config.mjs'), CONFIG)
  writeFileSync(path.join(TREE, 'postcss.config.mjs'), POSTCSS)
  cpSync(path.join(root, 'bench', 'overlay'), TREE, { recursive: true })
  return TREE
}

/** Returns the build step for this folder, or null when its build is of exactly these files. */
export async function findBuildStep() {
  const { hashInputs } = await import(pathToFileURL(path.join(TREE, 'scripts', 'build.mjs')).href)
  const inputs = hashInputs(process.env) + readFileSync(path.join(TREE, 'next.config.product.mjs'), 'utf8')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === inputs) return null
  rmSync(STAMP, { force: true })
  return {
    args: [path.join(root, 'node_modules', 'next', 'dist', 'bin', 'next'), 'build'],
    markDone: () => writeFileSync(STAMP, inputs),
  }
}
