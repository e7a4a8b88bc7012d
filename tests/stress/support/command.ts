import { execFile } from 'node:child_process'
import { cleanEnv } from '@/scripts/clean-env.mjs'
import { root } from '@/scripts/run.mjs'

export type Ended = { code: number; said: string }

/** Runs a command as an operator does, and tells how it ended and what it printed. */
export function runScript(env: Record<string, string>, name: string, ...args: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const options = { cwd: root, env: { ...cleanEnv(process.env), ...env, NODE_ENV: 'production' as const } }
    execFile(process.execPath, [`scripts/${name}.mjs`, ...args], options, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, said: `${stdout}${stderr}`.trim() })
    })
  })
}
