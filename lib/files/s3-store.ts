import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { AwsV4Signer } from 'aws4fetch'
import { sha256 } from '@/lib/platform/sha256'
import type { FileStore } from './file-store'

export type S3Target = { accessKey: string; secretKey: string; region: string; endpoint: string; bucket: string }

/** A server that does not answer must not hold a request for longer. */
const TIMEOUT_MS = 60_000
/** An object cannot be added to, so a log has several: only the last one is written again. */
const PIECE_BYTES = 65_536
const EMPTY_SHA256 = sha256('')

type Sent = {
  method: 'PUT' | 'GET' | 'DELETE'
  key: string
  body?: ReadableStream | string
  size?: number
  bodySha256?: string
}

/** A bucket of S3, or of a server that speaks alike; the bucket is part of the path, which all of them understand. */
export function createS3Store({ endpoint, bucket, region, accessKey, secretKey }: S3Target): FileStore {
  const credentials = { accessKeyId: accessKey, secretAccessKey: secretKey, region, service: 's3' }

  async function send({ method, key, body, size, bodySha256 = EMPTY_SHA256 }: Sent): Promise<Response> {
    const address = `${endpoint}/${[bucket, ...key.split('/')].map(encodeURIComponent).join('/')}`
    const sent = { method, url: address, headers: { 'X-Amz-Content-Sha256': bodySha256 } }
    const { url, headers } = await new AwsV4Signer({ ...sent, ...credentials }).sign()
    if (size !== undefined) headers.set('content-length', String(size))
    const stream = body instanceof ReadableStream ? { duplex: 'half' } : {}
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(url, {
      method,
      headers,
      body,
      signal,
      redirect: 'error',
      ...stream,
    })
    if (response.ok || (response.status === 404 && method !== 'PUT')) return response
    await response.body?.cancel()
    throw Object.assign(new Error(`S3 answered ${response.status}`), { code: `S3_${response.status}` })
  }

  async function remove(key: string): Promise<void> {
    const response = await send({ method: 'DELETE', key })
    await response.body?.cancel()
  }

  async function read(key: string): Promise<Response | null> {
    const response = await send({ method: 'GET', key })
    if (response.status !== 404) return response
    await response.body?.cancel()
    return null
  }

  /** The number of the last piece of each log that this process has seen. */
  const lastPieces = new Map<string, number>()
  const pieceOf = (key: string, number: number) => (number === 0 ? key : `${key}.${number}`)

  /** Null for a piece that is full. */
  async function readUnfilled(key: string): Promise<string | null> {
    const response = await read(key)
    if (!response) return ''
    if (Number(response.headers.get('content-length') ?? 0) < PIECE_BYTES) {
      const text = await response.text()
      return text.length < PIECE_BYTES ? text : null
    }
    await response.body?.cancel()
    return null
  }

  return {
    arrivals: path.join(tmpdir(), 'slotform-arriving'),
    async put(key, file, { size, sha256: bodySha256 }) {
      const body = Readable.toWeb(createReadStream(/*turbopackIgnore: true*/ file)) as ReadableStream
      const response = await send({ method: 'PUT', key, body, size, bodySha256 })
      await response.body?.cancel()
    },
    async read(key) {
      return (await read(key))?.body ?? null
    },
    async append(key, lines) {
      for (let number = lastPieces.get(key) ?? 0; ; number += 1) {
        const before = await readUnfilled(pieceOf(key, number))
        if (before === null) continue
        const body = before + lines
        const response = await send({ method: 'PUT', key: pieceOf(key, number), body, bodySha256: sha256(body) })
        await response.body?.cancel()
        lastPieces.set(key, number)
        return
      }
    },
    async *pieces(key) {
      for (let number = 0; ; number += 1) {
        const response = await read(pieceOf(key, number))
        if (!response?.body) return
        lastPieces.set(key, number)
        yield response.body
      }
    },
    delete: remove,
    async check() {
      const key = `probe/${randomUUID()}`
      const response = await send({ method: 'PUT', key, body: 'probe', bodySha256: sha256('probe') })
      await response.body?.cancel()
      await remove(key)
    },
  }
}
