/** Reads OTLP's protobuf by field numbers, as opentelemetry/proto/trace/v1/trace.proto gives them. */

type Field = { number: number; bytes: Buffer; value: bigint }

export type Attributes = Record<string, string | number>
export type ReceivedSpan = {
  name: string
  scope: string
  traceId: string
  spanId: string
  parentId: string
  kind: number
  isFailed: boolean
  attributes: Attributes
  resource: Attributes
}

export function readSpans(body: Buffer): ReceivedSpan[] {
  return all(body, 1).flatMap((ofResource) => {
    const resource = readAttributes(all(first(ofResource, 1), 1))
    return all(ofResource, 2).flatMap((ofScope) => {
      const scope = first(first(ofScope, 1), 1).toString()
      return all(ofScope, 2).map((span) => toSpan(span, scope, resource))
    })
  })
}

function toSpan(span: Buffer, scope: string, resource: Attributes): ReceivedSpan {
  const status = fieldsOf(first(span, 15)).find(({ number }) => number === 3)
  return {
    name: first(span, 5).toString(),
    scope,
    traceId: first(span, 1).toString('hex'),
    spanId: first(span, 2).toString('hex'),
    parentId: first(span, 4).toString('hex'),
    kind: Number(fieldsOf(span).find(({ number }) => number === 6)?.value ?? 0),
    isFailed: status?.value === 2n,
    attributes: readAttributes(all(span, 9)),
    resource,
  }
}

function readAttributes(pairs: Buffer[]): Attributes {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [value] = fieldsOf(first(pair, 2))
      return [first(pair, 1).toString(), value?.number === 1 ? value.bytes.toString() : Number(value?.value ?? 0)]
    }),
  )
}

const all = (message: Buffer, number: number) =>
  fieldsOf(message)
    .filter((field) => field.number === number)
    .map(({ bytes }) => bytes)
const first = (message: Buffer, number: number) => all(message, number)[0] ?? Buffer.alloc(0)

const VARINT = 0
const FIXED64 = 1
const BYTES = 2

function fieldsOf(message: Buffer): Field[] {
  const fields: Field[] = []
  let at = 0
  const varint = () => {
    let value = 0n
    for (let shift = 0n; ; shift += 7n) {
      const byte = message.readUInt8(at++)
      value |= BigInt(byte & 127) << shift
      if (byte < 128) return value
    }
  }
  while (at < message.length) {
    const tag = Number(varint())
    const field: Field = { number: tag >> 3, bytes: Buffer.alloc(0), value: 0n }
    const type = tag & 7
    if (type === VARINT) field.value = varint()
    else {
      const length = type === BYTES ? Number(varint()) : type === FIXED64 ? 8 : 4
      field.bytes = message.subarray(at, at + length)
      at += length
    }
    fields.push(field)
  }
  return fields
}
