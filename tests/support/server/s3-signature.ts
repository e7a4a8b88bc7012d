import { createHmac } from 'node:crypto'
import { sha256 } from '@/lib/platform/sha256'

export type S3Credentials = { accessKey: string; secretKey: string; region: string }

type ToSign = { method: string; url: URL; headers?: Record<string, string>; bodySha256: string; now: Date }

/**
 * The headers of a request to S3 with its signature, AWS Signature Version 4, written from its documentation so that the library is
 * judged by something else than itself.
 */
export function signedHeaders(
  { method, url, headers = {}, bodySha256, now }: ToSign,
  { accessKey, secretKey, region }: S3Credentials,
): Record<string, string> {
  const stamp = now.toISOString().replace(/[-:]|\.\d{3}/g, '')
  const day = stamp.slice(0, 8)
  const sent = { ...headers, 'x-amz-content-sha256': bodySha256, 'x-amz-date': stamp }
  const signed = Object.entries({ ...sent, host: url.host })
    .map(([name, value]) => [name.toLowerCase(), value.trim()] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const names = signed.map(([name]) => name).join(';')
  const query = [...url.searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort()
  const lines = signed.map(([name, value]) => `${name}:${value}\n`).join('')
  const request = [method, url.pathname, query.join('&'), lines, names, bodySha256].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', stamp, scope, sha256(request)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretKey}`)
  const signature = hmac(key, text).toString('hex')
  const Authorization = `AWS4-HMAC-SHA256 Credential=${accessKey}/${scope}, SignedHeaders=${names}, Signature=${signature}`
  return { ...sent, Authorization }
}

/** As a part of a path or of a query. */
export function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
