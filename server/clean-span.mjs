/** Marks the spans that this project writes; those of Next.js have another scope. */
export const SCOPE = 'slotform'

/** A statement of a batch has thousands of placeholders. */
const MAX_TEXT = 4_000
const NAME = /^[A-Za-z][\w.]{0,60}$/

/** @typedef {import('@opentelemetry/sdk-trace-node').ReadableSpan} ReadableSpan */
/** @typedef {(value: unknown) => boolean} Check */

/** @type {Check} */
const isName = (value) => typeof value === 'string' && NAME.test(value)
/** @type {Check} */
const isStatus = (value) => Number.isInteger(value)
/** @type {Check} */
const isText = (value) => typeof value === 'string'

/** Written by us, from closed lists; a statement holds placeholders for its values. @type {Record<string, Check>} */
const OURS = {
  'db.query.text': isText,
  'db.system.name': isName,
  'error.type': isName,
  'http.request.method': isName,
  'http.response.status_code': isStatus,
  'http.route': isText,
  'slotform.call': isName,
  'slotform.provider': isText,
  'slotform.template': isText,
  'slotform.transport': isName,
}

/** Next.js adds addresses with their queries under other names, and messages of errors as events. @type {Record<string, Check>} */
const OF_NEXT = { 'next.span_type': isName, 'http.status_code': isStatus, 'error.type': isName }

/**
 * The span as it may leave the process: without addresses, names, tokens and words of errors. Only attributes of the lists
 * above pass, so that a new one of Next.js is kept back until somebody has looked at it.
 * @param {ReadableSpan} span
 * @returns {ReadableSpan}
 */
export function cleanSpan(span) {
  const isOurs = span.instrumentationScope.name === SCOPE
  const allowed = isOurs ? OURS : OF_NEXT
  const attributes = Object.fromEntries(
    Object.entries(span.attributes)
      .filter(([name, value]) => allowed[name]?.(value))
      .map(([name, value]) => [name, typeof value === 'string' ? value.slice(0, MAX_TEXT) : value]),
  )
  const { traceId, spanId, traceFlags } = span.spanContext()
  const type = attributes['next.span_type']
  return {
    name: isOurs ? span.name : typeof type === 'string' ? type : 'span',
    kind: span.kind,
    spanContext: () => ({ traceId, spanId, traceFlags }),
    parentSpanContext: span.parentSpanContext && {
      traceId: span.parentSpanContext.traceId,
      spanId: span.parentSpanContext.spanId,
      traceFlags: span.parentSpanContext.traceFlags,
      isRemote: span.parentSpanContext.isRemote,
    },
    startTime: span.startTime,
    endTime: span.endTime,
    duration: span.duration,
    ended: span.ended,
    status: { code: span.status.code },
    attributes,
    events: [],
    links: [],
    resource: span.resource,
    instrumentationScope: span.instrumentationScope,
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  }
}
