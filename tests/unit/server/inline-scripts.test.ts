import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createServer } from '@/server/http-server.mjs'
import { hashInlineScripts, rememberPages } from '@/server/inline-scripts.mjs'
import { servePages } from '@/server/pages.mjs'

const sha = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

describe('hashInlineScripts', () => {
  describe('the inline scripts of a page', () => {
    it('are hashed as a browser reads them, once each; those with an address are not', () => {
      const html = `<head><script src="/a.js" async=""></script><script>one\r\ntwo</script></head>
      <SCRIPT type="text/javascript">three é</SCRIPT><script>one\ntwo</script><script data-x="y"></script>`
      expect(hashInlineScripts(html)).toBe([sha('one\ntwo'), sha('three é'), sha('')].join(' '))
      expect(hashInlineScripts('<p>&lt;script&gt;typed&lt;/script&gt;')).toBe('')
    })

    it('are remembered by body, within a bound', () => {
      const pageOf = rememberPages(100)
      const bodies = ['a', 'b', 'c'].map((code) => `<script>${code.repeat(30)}</script>`)
      for (const body of [...bodies, ...bodies])
        expect(pageOf(body)).toEqual({ body: Buffer.from(body), sources: hashInlineScripts(body) })
    })
  })
})

const running: ReturnType<typeof createServer>[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map(({ stop }) => stop(0)))
})

const POLICY = "default-src 'self'; script-src 'self' 'unsafe-inline'; frame-ancestors *"
const PAGE = `<!doctype html><p>é</p><script>go(1)</script>${'<p>long</p>'.repeat(300)}<script>go(2)</script>`
const STRICT = `default-src 'self'; script-src 'self' ${sha('go(1)')} ${sha('go(2)')}; frame-ancestors *`

async function ask(
  write: (res: ServerResponse, req: IncomingMessage) => void,
  { method = 'GET', headers = {}, path = '/page' }: { method?: string; headers?: HeadersInit; path?: string } = {},
) {
  const handler = servePages({ handler: (req, res) => write(res, req), limit: () => 0, dev: false })
  const made = createServer({ handler })
  running.push(made)
  await new Promise<void>((resolve) => made.server.listen(0, '127.0.0.1', resolve))
  const { port } = made.server.address() as AddressInfo
  return fetch(`http://127.0.0.1:${port}${path}`, { method, headers })
}

function asPage(res: ServerResponse, policy = POLICY) {
  res.setHeader('Content-Type', 'text/html; charset=utf-8').setHeader('Content-Security-Policy', policy)
}

function whole(res: ServerResponse) {
  asPage(res)
  res.setHeader('Content-Length', Buffer.byteLength(PAGE))
  res.end(PAGE)
}

function inPieces(res: ServerResponse) {
  asPage(res)
  res.flushHeaders()
  const bytes = Buffer.from(PAGE)
  // In the middle of a letter and of a script.
  for (const [from, to] of [
    [0, 19],
    [19, 40],
    [40, 90],
  ]) {
    res.write(bytes.subarray(from, to))
  }
  setImmediate(() => res.end(bytes.subarray(90)))
}

describe('servePages', () => {
  describe('a page whose policy cannot know its scripts', () => {
    it.each([
      ['sent whole', whole],
      ['sent in pieces', inPieces],
    ])('allows just those, %s', async (_, write) => {
      const answer = await ask(write, { headers: { 'accept-encoding': 'identity' } })
      expect(answer.headers.get('content-security-policy')).toBe(STRICT)
      expect(await answer.text()).toBe(PAGE)
    })

    it.each([
      ['sent whole', whole],
      ['sent in pieces', inPieces],
    ])('does so compressed, %s', async (_, write) => {
      const answer = await ask(write, { headers: { 'accept-encoding': 'gzip' } })
      expect(answer.headers.get('content-encoding')).toBe('gzip')
      expect(answer.headers.get('content-security-policy')).toBe(STRICT)
      expect(await answer.text()).toBe(PAGE)
    })

    it('has the early script on top of its head', async () => {
      const [code, styles] = ['early.go("$&é")', '<link rel="stylesheet" href="/a.css"/>']
      const answer = await ask(
        (res) => {
          asPage(res)
          const html = `<html><head>${styles}</head><body><script type="module" async="">${code}</script></body></html>`
          res.setHeader('Content-Length', Buffer.byteLength(html)).end(html)
        },
        { headers: { 'accept-encoding': 'identity' } },
      )
      expect(await answer.text()).toBe(
        `<html><head><script>${code}</script>${styles}</head><body><script type="module" async=""></script></body></html>`,
      )
      expect(answer.headers.get('content-security-policy')).toContain(`'self' ${sha(code)} ${sha('')};`)
    })

    it('says the same to HEAD', async () => {
      let method: string | undefined
      const answer = await ask(
        (res, req) => {
          method = req.method
          whole(res)
        },
        { method: 'HEAD' },
      )
      expect(method).toBe('GET')
      expect(answer.headers.get('content-security-policy')).toBe(STRICT)
      expect(await answer.text()).toBe('')
    })

    it('allows none where there is no page to read', async () => {
      const answer = await ask((res) => {
        asPage(res)
        res.setHeader('Content-Type', 'text/x-component').end('1:"<script>x</script>"')
      })
      expect(answer.headers.get('content-security-policy')).toBe(
        "default-src 'self'; script-src 'self'; frame-ancestors *",
      )
    })
  })

  it('a page with a nonce leaves as it is drawn', async () => {
    const policy = "script-src 'self' 'nonce-x' 'strict-dynamic'; frame-ancestors 'none'"
    let finish = () => {}
    const answer = await ask((res) => {
      asPage(res, policy)
      res.write('<p>first</p>')
      finish = () => res.end('<p>last</p>')
    })
    expect(answer.headers.get('content-security-policy')).toBe(policy)
    finish()
    expect(await answer.text()).toBe('<p>first</p><p>last</p>')
  })
})
