import { createHash } from 'node:crypto'
import type { ArrivalSource } from '@/lib/shared/arrivals/lists'
import { uuidOf } from '@/lib/shared/text/uuid'

/** The namespace of all ids that come from other tools. Changing it would bring everything a second time. */
const NAMESPACE = Buffer.from('5f2d0c1e8a6b4d3f9c7e1b2a3d4e5f60', 'hex')

export type ToId = (kind: string, ref: string) => string

/** Gives each thing of an account of another tool its id here: a UUID of version 5 (RFC 9562), the same in each run. */
export function idsOf(source: ArrivalSource, account: string): ToId {
  return (kind, ref) => uuid5(NAMESPACE, JSON.stringify([source, account, kind, ref]))
}

export function uuid5(namespace: Uint8Array, name: string): string {
  const bytes = createHash('sha1').update(namespace).update(name).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return uuidOf(bytes.toString('hex'))
}
