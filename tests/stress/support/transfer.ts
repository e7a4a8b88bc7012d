import { createReadStream, createWriteStream, statSync } from 'node:fs'
import http from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { ImportPlan } from '@/lib/portability/api-shapes'
import type { TestServer } from '@/tests/support/server/server'
import type { HttpClient } from './http-client'

type Imported = { status: number; body: Partial<ImportPlan> & { code?: string; message?: string } }

const headersOf = ({ port, url }: TestServer, { cookies }: HttpClient) => ({
  host: `localhost:${port}`,
  origin: url,
  cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
})

/** Sends a zip portion by portion, so that neither end holds it. Rejects where there was no answer. */
export function sendZip(server: TestServer, owner: HttpClient, file: string, search = ''): Promise<Imported> {
  return new Promise((resolve, reject) => {
    const headers = { ...headersOf(server, owner), 'content-length': statSync(file).size }
    const path = `/api/import${search}`
    const options = { host: '127.0.0.1', port: server.port, method: 'POST', path, headers }
    const request = http.request(options, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      response.once('error', reject)
      response.once('end', () => resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) }))
    })
    request.once('error', reject)
    pipeline(createReadStream(file), request).catch(reject)
  })
}

/** Downloads an export into a file. Rejects when it ends early; `onPart` is called for each portion. */
export async function saveExport(
  server: TestServer,
  owner: HttpClient,
  file: string,
  onPart: () => void = () => {},
): Promise<void> {
  const made = await owner.post('/api/export')
  const { id } = made.body as { id: string }
  await new Promise<void>((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port: server.port,
      path: `/api/export/${id}`,
      headers: headersOf(server, owner),
    }
    const request = http.get(options, (response) => {
      if (response.statusCode !== 200) reject(new Error(`The export answered ${response.statusCode}`))
      response.on('data', onPart)
      pipeline(response, createWriteStream(file)).then(resolve, reject)
    })
    request.once('error', reject)
  })
}
