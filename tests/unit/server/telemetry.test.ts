import { describe, expect, it } from 'vitest'
import { span } from '@/lib/log/span'
import { packageFolders } from '@/scripts/package-closure.mjs'
import { root } from '@/scripts/run.mjs'
import { cleanSpan } from '@/server/clean-span.mjs'
import { wantsTraces } from '@/server/telemetry.mjs'

const COLLECTOR = 'http://localhost:4318'

describe('wantsTraces', () => {
  it.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: COLLECTOR }, true],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${COLLECTOR}/v1/traces` }, true],
    [{}, false],
    [{ OTEL_SERVICE_NAME: 'slotform' }, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: ' ' }, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'no address' }, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: COLLECTOR, OTEL_SDK_DISABLED: 'TRUE' }, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: COLLECTOR, OTEL_TRACES_EXPORTER: 'none' }, false],
  ])('%j: %s', (env, wanted) => {
    expect(wantsTraces(env)).toBe(wanted)
  })
})

describe('cleanSpan', () => {
  const spanOf = (scope: string, attributes: object) =>
    ({
      name: 'GET /form/secret',
      kind: 1,
      spanContext: () => ({ traceId: 't', spanId: 's', traceFlags: 1, traceState: 'secret' }),
      status: { code: 2, message: 'secret' },
      attributes,
      events: [{ name: 'exception', attributes: { 'exception.message': 'secret' } }],
      links: [{ attributes: { secret: 'secret' } }],
      instrumentationScope: { name: scope },
    }) as never

  it('keeps of a span of Next.js its type and its status', () => {
    const attributes = {
      'next.span_type': 'BaseServer.handleRequest',
      'http.status_code': 404,
      'next.route': '/form/secret',
      'next.span_name': 'GET /form/secret',
      'http.target': '/form/secret?a=secret',
      'error.type': 'secret with words',
    }
    const clean = cleanSpan(spanOf('next.js', attributes))
    expect(clean.name).toBe('BaseServer.handleRequest')
    expect(clean.attributes).toEqual({ 'next.span_type': 'BaseServer.handleRequest', 'http.status_code': 404 })
    expect(clean.status).toEqual({ code: 2 })
    expect(JSON.stringify({ ...clean, context: clean.spanContext() })).not.toContain('secret')
  })

  it('names a span without a type by no words of its own', () => {
    expect(cleanSpan(spanOf('next.js', {})).name).toBe('span')
  })

  it('keeps of our own spans the listed attributes', () => {
    const attributes = { 'http.route': '/form/[slug]', 'http.target': '/form/secret' }
    expect(cleanSpan(spanOf('slotform', attributes)).attributes).toEqual({ 'http.route': '/form/[slug]' })
  })
})

describe('span', () => {
  it('runs its work and passes its failure on where nobody traces', async () => {
    expect(await span('mail', {}, async () => 7)).toBe(7)
    await expect(
      span('mail', {}, async () => {
        throw new RangeError('no')
      }),
    ).rejects.toThrow(RangeError)
  })
})

describe('packageFolders', () => {
  it('follows dependencies of dependencies, once each', () => {
    expect(packageFolders(root, ['prom-client'])).toEqual([
      'node_modules/@opentelemetry/api',
      'node_modules/bintrees',
      'node_modules/prom-client',
      'node_modules/tdigest',
    ])
  })

  it('has nothing for a package that is not installed', () => {
    expect(packageFolders(root, ['nobody-has-this'])).toEqual([])
  })
})
