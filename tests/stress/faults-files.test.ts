// @module-tag together
// @module-tag nightly
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { addQuestion, createForm } from '../support/factories/forms'
import { openFolder } from './support/embedded'
import { HttpClient } from './support/http-client'
import { signInOwner, terminalOf } from './support/people'
import { waitUntil } from './support/stress'

const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(4 * 1024 * 1024, 'x')])
const NAME = { 'X-File-Name': 'cv.pdf', 'Content-Type': 'application/pdf' }

/** All files below a folder, of which those that arrive are in a folder of their own. */
function filesIn(folder: string) {
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []
  const files = entries.filter((entry) => entry.isFile())
  const [arriving, kept] = [true, false].map((isArriving) =>
    files.filter(({ parentPath }) => (path.basename(parentPath) === 'arriving') === isArriving),
  )
  return { arriving: arriving?.length, kept: kept?.length }
}

describe('POST /api/public/forms/{slug}/files/{questionId}', () => {
  test('leaves nothing that anyone sees when the server is killed in the middle, and is repeated', async () => {
    const folder = openFolder()
    onTestFinished(() => folder.close())
    const stored = path.join(folder.directory, 'files')
    let server = await folder.start()
    const owner = await signInOwner(server.url, terminalOf(server))
    const form = await createForm(owner)
    const question = await addQuestion(owner, form.id, 'file')
    const address = `/api/public/forms/${form.slug}/files/${question.id}`

    const headers = { ...NAME, 'Content-Length': PDF.length }
    const upload = http.request(server.url + address, { method: 'POST', headers })
    const cut = once(upload, 'error')
    upload.write(PDF.subarray(0, PDF.length / 2))
    expect(await waitUntil(async () => filesIn(stored).arriving === 1, 20_000)).toBe(true)
    await server.kill()
    await cut

    server = await folder.start()
    const visitor = new HttpClient(server.url)
    const again = await visitor.send('POST', address, { raw: PDF, headers: NAME })
    expect([again.status, again.body]).toMatchObject([201, { name: 'cv.pdf', size: PDF.length }])
    const { id } = again.body as { id: string }
    const sent = await visitor.post(`/api/public/forms/${form.slug}/submit`, { responses: { [question.id]: [id] } })
    expect(sent.status).toBe(201)
    expect(filesIn(stored)).toEqual({ arriving: 1, kept: 1 })
    await server.kill()
    await folder.look(async (database) => {
      const { rows } = await database.query('select id from form_files')
      expect(rows).toEqual([{ id }])
    })
  })
})
