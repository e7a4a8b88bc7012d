// Setup and teardown of every command that ends by itself.
import './node-version.mjs'
import { ensureInstalled } from './install.mjs'
import { importTs, loadEnv } from './load-env.mjs'

/**
 * @param {string} file a TypeScript module of the project
 * @param {string} name its exported function, which answers what to print or throws one line
 * @param {string[]} args handed to it
 */
export async function runCommand(file, name, ...args) {
  await ensureInstalled()
  process.env.NODE_ENV ??= 'production'
  await loadEnv()
  try {
    const commands = await importTs(file)
    console.log(await commands[name](...args))
    process.exit(0)
  } catch (error) {
    // One line, or one for each wrong variable.
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
