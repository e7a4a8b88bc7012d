import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cleanEnv } from '@/scripts/clean-env.mjs'
import { findCaddy, findNginx } from '@/scripts/test-programs.mjs'
import { readCodeBlocks } from '../../support/docs/code-blocks'
import { waitUntil } from './stress'

type Setup = { port: number; apps: readonly [number, number]; folder: string }

/** Each with the command that runs it on what docs/deploy.md prints, with other ports and without TLS. */
export const PROXIES = {
  nginx: {
    find: findNginx,
    begin: (setup: Setup) => {
      const { port, folder } = setup
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      )
      const file = `daemon off; user root; pid ${folder}/pid; error_log ${folder}/errors; events {}
http { access_log off; ${paths.join(' ')}
${printed('nginx', setup).replace('listen 443 ssl', `listen 127.0.0.1:${port}`)} }`
      return ['-p', folder, '-c', write(folder, 'nginx.conf', file)]
    },
  },
  caddy: {
    find: findCaddy,
    begin: (setup: Setup) => {
      const site = printed('caddyfile', setup).replace('meet.example.com', `http://localhost:${setup.port}`)
      const file = write(setup.folder, 'Caddyfile', `{\n  admin off\n}\n${site}`)
      return ['run', '--adapter', 'caddyfile', '--config', file]
    },
  },
}

/** Runs a proxy before two servers. */
export async function startProxy(name: keyof typeof PROXIES, port: number, apps: readonly [number, number]) {
  const folder = mkdtempSync(path.join(tmpdir(), `slotform-${name}-`))
  const { find, begin } = PROXIES[name]
  const env: NodeJS.ProcessEnv = { ...cleanEnv(process.env), NODE_ENV: 'production', HOME: folder }
  const child = spawn(find() ?? name, begin({ port, apps, folder }), { env, stdio: 'pipe' })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  if (!(await waitUntil(() => answers(port, child), 20_000))) throw new Error(`${name} did not start:\n${output}`)
  return {
    stop: async () => {
      if (child.exitCode === null) await Promise.all([once(child, 'exit'), child.kill()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function answers(port: number, { exitCode }: ChildProcess): Promise<boolean> {
  if (exitCode !== null) throw new Error(`The proxy ended with ${exitCode}`)
  return fetch(`http://localhost:${port}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  )
}

function printed(language: string, { apps }: Setup): string {
  const block = readCodeBlocks('docs/deploy.md').find((one) => one.language === language)
  if (!block) throw new Error(`docs/deploy.md has no block of ${language}`)
  return block.text
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${apps[0]}`)
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${apps[1]}`)
}

function write(folder: string, name: string, text: string): string {
  const file = path.join(folder, name)
  writeFileSync(file, text)
  return file
}
