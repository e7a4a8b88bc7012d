import { spawn } from 'node:child_process'
import http from 'node:http'
import { cleanEnv } from '@/scripts/clean-env.mjs'
import { root } from '@/scripts/run.mjs'
import { expect, test } from '@/tests/support/browser/fixtures'
import { createDatabase } from '@/tests/support/database/postgres'
import { sendRaw } from '@/tests/support/server/raw-http'
import { postgresEnv, startServer, type TestServer } from '@/tests/support/server/server'

const settings = (databaseUrl: string) => ({
  ...postgresEnv(databaseUrl, process.env.E2E_SMTP_URL ?? ''),
  DATABASE_URL: databaseUrl,
})

async function withServer(run: (server: TestServer) => Promise<void>) {
  const database = await createDatabase(process.env.E2E_CLUSTER_URL ?? '')
  const server = await startServer({ env: settings(database.url) })
  try {
    await run(server)
  } finally {
    await server.kill()
    await database.drop()
  }
}

/** Runs the server's entry until it ends by itself. */
function runToEnd(file: string, env: Record<string, string>) {
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn(process.execPath, [file], {
      cwd: root,
      env: { ...cleanEnv(process.env), NODE_ENV: 'production', ...env },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    }
    child.once('close', (code) => resolve({ code, output }))
  })
}

test.describe('HTTP server', () => {
  test('no header, method or path makes the framework answer 5xx', { tag: '@nightly' }, async ({ baseURL }) => {
    const port = Number(new URL(baseURL ?? '').port)
    const paths = [
      '/',
      '/auth',
      '/meetings',
      '/no-such-page',
      '/form/x',
      '/b/x',
      '/api/health',
      '/api/user',
      '/_next/x',
    ]
    const headers = [
      'rsc: 1\r\nNext-Router-State-Tree: junk',
      'rsc: 1\r\nNext-Router-Prefetch: 9\r\nNext-Router-Segment-Prefetch: /%',
      'Next-Action: x\r\nContent-Type: multipart/form-data; boundary=x',
      'X-Forwarded-Proto: //x\r\nX-Forwarded-Host: <>',
      'X-Middleware-Subrequest: middleware:middleware:middleware:middleware:middleware',
      'Cookie: authjs.session-token=%ff; __prerender_bypass=x; __next_preview_data=y',
      'Accept-Encoding: \xff\r\nRange: bytes=9-1\r\nIf-None-Match: \xfe',
    ]
    for (const path of paths) {
      for (const header of headers) {
        for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS', 'TRACE']) {
          const bytes = `${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 0\r\n${header}\r\n\r\n`
          const { status } = await sendRaw(port, bytes)
          expect(status, bytes).toBeGreaterThanOrEqual(200)
          expect(status, bytes).toBeLessThan(500)
        }
      }
    }
  })

  test('every answer carries the security headers and none says what made it', async ({ request }) => {
    for (const path of ['/auth', '/no-such-page', '/api/health', '/api/user', '/_next/static/x', '/robots.txt', '/%']) {
      const headers = (await request.get(path, { maxRedirects: 0 })).headers()
      expect(headers['x-content-type-options'], path).toBe('nosniff')
      expect(headers['referrer-policy'], path).toBeTruthy()
      expect(headers['x-powered-by'], path).toBeUndefined()
    }
  })

  test('SIGTERM lets idle connections go and ends with 0', async () => {
    await withServer(async (server) => {
      const agent = new http.Agent({ keepAlive: true })
      await new Promise((resolve) =>
        http.get(`${server.url}/api/health`, { agent }, (res) => res.resume().on('end', resolve)),
      )
      const start = Date.now()
      expect(await server.stop()).toBe(0)
      expect(Date.now() - start).toBeLessThan(5_000)
      expect(server.output()).toMatch(/^Slotform is ready at http:\/\/localhost:\d+\nMail: .+\n$/m)
      agent.destroy()
    })
  })

  test('a busy port is one line and exit code 1', async ({ baseURL }) => {
    const { port } = new URL(baseURL ?? '')
    const { code, output } = await runToEnd('server.mjs', {
      ...settings('postgres://nobody@127.0.0.1:1/x'),
      PORT: port,
    })
    expect(output).toBe(`Port ${port} is in use. Set PORT to a free one.\n`)
    expect(code).toBe(1)
  })

  test('wrong settings end the start with one line each', async () => {
    const { code, output } = await runToEnd('scripts/start.mjs', { DATABASE_URL: 'mysql://x', TRUST_PROXY: 'yes' })
    expect(output.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^DATABASE_URL: /),
      expect.stringMatching(/^TRUST_PROXY: /),
    ])
    expect(code).toBe(1)
  })
})
