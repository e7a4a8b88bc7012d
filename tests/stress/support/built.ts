import { ensureBuilt } from '@/scripts/build.mjs'
import { cleanEnv } from '@/scripts/clean-env.mjs'

/** The stress tests speak to the server that users will run. */
export default async function setup(): Promise<void> {
  if (!(await ensureBuilt({ ...cleanEnv(process.env), NODE_ENV: 'production' }))) throw new Error('The build failed.')
}
