import { setTimeout as sleep } from 'node:timers/promises'
import {
  context,
  DiagConsoleLogger,
  diag,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api'
import { diagLogLevelFromString, getStringFromEnv, getStringListFromEnv } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import * as resources from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { cleanSpan, SCOPE } from './clean-span.mjs'
import { nodeHooks } from './timers.mjs'

/** @typedef {import('node:http').IncomingMessage} Req */
/** @typedef {import('node:http').ServerResponse} Res */
/** @typedef {Record<string, string>} Labels */

/** A collector that hangs must not hold up the stop. */
const FLUSH_MS = 1_500
/** One line tells that traces are lost; the next attempts fail alike. */
const TELL_MS = 600_000

/** What OTEL_NODE_RESOURCE_DETECTORS names. @type {Record<string, resources.ResourceDetector>} */
const DETECTORS = {
  env: resources.envDetector,
  host: resources.hostDetector,
  os: resources.osDetector,
  process: resources.processDetector,
  serviceinstance: resources.serviceInstanceIdDetector,
}

/** The app writes these (lib/log/span.ts). @type {Record<string, { name: (labels: Labels) => string, alone: boolean }>} */
export const SPANS = {
  // Without a request it would be a trace for each look at a queue.
  statement: {
    name: (labels) => `database ${/^\W*(\w+)/.exec(labels['db.query.text'] ?? '')?.[1] ?? ''}`,
    alone: false,
  },
  provider: { name: (labels) => `${labels['slotform.provider']} ${labels['slotform.call']}`, alone: true },
  mail: { name: (labels) => `mail ${labels['slotform.template']}`, alone: true },
}

/**
 * Traces of this process over OTLP. Importing this module loads the SDK, which takes its settings from OTEL_* by itself.
 * @param {object} options
 * @param {(url: string) => string} options.routeOf
 * @param {number} options.hops proxies that are trusted: with one, its `traceparent` is followed
 */
export function openTraces({ routeOf, hops }) {
  const level = getStringFromEnv('OTEL_LOG_LEVEL')
  if (level) diag.setLogger(new DiagConsoleLogger(), { logLevel: diagLogLevelFromString(level) })
  const provider = new NodeTracerProvider({
    resource: resources
      .resourceFromAttributes({ 'service.name': SCOPE })
      .merge(resources.detectResources({ detectors: wantedDetectors() })),
    spanProcessors: [new BatchSpanProcessor(exportClean(new OTLPTraceExporter()))],
  })
  // Strangers' tracestate and baggage would be in every span.
  provider.register({ propagator: null })
  const tracer = trace.getTracer(SCOPE)
  Object.assign(globalThis, { [Symbol.for('slotform.span')]: run })

  /**
   * @template T
   * @param {string} kind
   * @param {Labels} attributes
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  async function run(kind, attributes, work) {
    const { name, alone } = SPANS[kind] ?? { name: () => kind, alone: false }
    if (!alone && !trace.getSpan(context.active())) return work()
    const span = tracer.startSpan(name(attributes), { kind: SpanKind.CLIENT, attributes })
    try {
      return await context.with(trace.setSpan(context.active(), span), work)
    } catch (error) {
      span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  }

  /**
   * A span for each request, around those of Next.js.
   * @param {(req: Req, res: Res) => unknown} handler
   * @returns {(req: Req, res: Res) => unknown}
   */
  function serve(handler) {
    return (req, res) => {
      const { method = '', url = '/', headers } = req
      const route = routeOf(url)
      const parent = hops > 0 ? readParent(headers.traceparent) : ROOT_CONTEXT
      const attributes = { 'http.request.method': method, 'http.route': route }
      const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent)
      res.once('close', () => {
        span.setAttribute('http.response.status_code', res.statusCode)
        if (!res.writableFinished) span.setAttribute('error.type', 'aborted')
        if (!res.writableFinished || res.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      })
      return context.with(trace.setSpan(parent, span), () => handler(req, res))
    }
  }

  return {
    serve,
    /** Sends what is left, within a bounded time. */
    stop: () => Promise.race([provider.shutdown().catch(() => {}), sleep(FLUSH_MS, undefined, { ref: false })]),
  }
}

/** By default the environment alone: the others would tell the path, the arguments and the user of the process. */
function wantedDetectors() {
  const names = getStringListFromEnv('OTEL_NODE_RESOURCE_DETECTORS') ?? ['env']
  if (names.includes('all')) return Object.values(DETECTORS)
  if (names.includes('none')) return []
  return names.flatMap((name) => {
    const detector = DETECTORS[name]
    if (!detector) diag.warn(`OTEL_NODE_RESOURCE_DETECTORS names no detector: ${name}`)
    return detector ?? []
  })
}

/** @param {unknown} header */
function readParent(header) {
  const [, traceId, spanId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-0([01])$/.exec(String(header)) ?? []
  if (!traceId || !spanId) return ROOT_CONTEXT
  const traceFlags = flags === '1' ? TraceFlags.SAMPLED : TraceFlags.NONE
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
}

/**
 * @param {OTLPTraceExporter} exporter
 * @returns {import('@opentelemetry/sdk-trace-node').SpanExporter}
 */
function exportClean(exporter) {
  let toldAt = Number.NEGATIVE_INFINITY
  return {
    export: (spans, done) =>
      exporter.export(spans.map(cleanSpan), (result) => {
        if (result.error && performance.now() - toldAt > TELL_MS) {
          toldAt = performance.now()
          nodeHooks().logUnexpected?.('traces_failed', result.error)
        }
        done(result)
      }),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  }
}
