import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { signedHeaders } from './s3-signature'

const CREDENTIALS = { accessKey: 'key', secretKey: 'se/cr+et', region: 'eu-central-1' }

/**
 * A server that speaks as much S3 as the product does. As S3 does, it wants the length of what is put, compares its hash, and signs
 * each request anew.
 */
export async function startFakeS3() {
  const objects = new Map<string, Buffer>()
  let failsWith: number | null = null
  const server = createServer(async (req, res) => {
    const body = await buffer(req).catch(() => Buffer.alloc(0))
    const refusal = failsWith ?? refusalOf(req, body)
    const key = decodeURIComponent(new URL(req.url ?? '/', 'http://s3').pathname.replace('/bucket/', ''))
    if (refusal) return void res.writeHead(refusal).end('<Error/>')
    const object = objects.get(key)
    if (req.method === 'PUT') {
      objects.set(key, body)
      return void res.writeHead(200).end()
    }
    if (req.method === 'DELETE') {
      objects.delete(key)
      return void res.writeHead(204).end()
    }
    if (!object) return void res.writeHead(404).end('<Error/>')
    res.writeHead(200).end(object)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  function refusalOf({ method = '', url = '', headers }: IncomingMessage, body: Buffer): number | null {
    if (method === 'PUT' && headers['content-length'] === undefined) return 411
    const sha256 = String(headers['x-amz-content-sha256'])
    if (createHash('sha256').update(body).digest('hex') !== sha256) return 400
    const now = new Date(String(headers['x-amz-date']).replace(/(\d{4})(\d\d)(\d\dT\d\d)(\d\d)/, '$1-$2-$3:$4:'))
    const at = new URL(url, `http://127.0.0.1:${port}`)
    const expected = signedHeaders({ method, url: at, bodySha256: sha256, now }, CREDENTIALS)
    return headers.authorization === expected.Authorization ? null : 403
  }

  return {
    url: `s3://key:${encodeURIComponent(CREDENTIALS.secretKey)}@127.0.0.1:${port}/bucket?region=eu-central-1&tls=0`,
    objects,
    /** Every request fails with this status; null: none does. */
    fail: (status: number | null) => {
      failsWith = status
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
