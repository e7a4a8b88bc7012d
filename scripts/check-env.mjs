import { importTs } from './load-env.mjs'

const { readEnv } = await importTs('lib/platform/env.ts')
try {
  readEnv(process.env)
} catch (error) {
  // One line for each wrong variable.
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
