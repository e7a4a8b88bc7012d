import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PDF } from '@/tests/support/factories/file-contents'
import { addQuestion } from '@/tests/support/factories/forms'
import { createResponse } from '@/tests/support/factories/responses'
import {
  type Archive,
  linesIn,
  readArchive,
  withEntry,
  withLines,
  writeArchive,
} from '@/tests/support/portability/archive'
import { HttpClient } from './http-client'
import { createForm, signInOwner } from './people'
import { saveExport } from './transfer'
import { openWorld } from './world'

type Line = { id: string } & Record<string, unknown>

export type Zips = { large: string; withFiles: string }

/** Exports of one account: with so many responses, and with as many files, each in a response of its own. */
export async function makeZips(
  clusterUrl: string,
  folder: string,
  { responses, files }: { responses: number; files: number },
): Promise<Zips> {
  const world = await openWorld(clusterUrl, { FILES_URL: `file:${path.join(folder, 'first')}` })
  try {
    const server = await world.start()
    const owner = await signInOwner(server.url, world.inbox)
    const form = await createForm(owner, true)
    const text = await addQuestion(owner, form.id, 'text')
    const upload = await addQuestion(owner, form.id, 'file')
    const visitor = new HttpClient(server.url)
    const sent = await visitor.send('POST', `/api/public/forms/${form.slug}/files/${upload.id}`, {
      raw: PDF,
      headers: { 'X-File-Name': 'cv.pdf' },
    })
    const { id: fileId } = sent.body as { id: string }
    await createResponse(visitor, form.slug, { [text.id]: 'Mine', [upload.id]: [fileId] })
    const [small, large, withFiles] = ['small.zip', 'large.zip', 'with-files.zip'].map((name) =>
      path.join(folder, name),
    ) as [string, string, string]
    await saveExport(server, owner, small)
    const archive = await readArchive(readFileSync(small))
    writeFileSync(large, await writeArchive(manyResponses(archive, text.id, responses)))
    writeFileSync(withFiles, await writeArchive(manyFiles(archive, upload.id, files)))
    return { large, withFiles }
  } finally {
    await world.close()
  }
}

function manyResponses(archive: Archive, questionId: string, count: number): Archive {
  const [response] = linesIn<Line>(archive, 'responses')
  const copies = Array.from({ length: count - 1 }, (_, n) => ({
    ...response,
    id: randomUUID(),
    responses: { [questionId]: `Answer ${n} of ${randomUUID()}` },
  }))
  return withLines(archive, 'responses', [response, ...copies])
}

function manyFiles(archive: Archive, questionId: string, count: number): Archive {
  const [response] = linesIn<Line>(archive, 'responses')
  const [file] = linesIn<Line>(archive, 'files')
  const copies = Array.from({ length: count - 1 }, () => ({ file: randomUUID(), response: randomUUID() }))
  let all = withLines(archive, 'responses', [
    response,
    ...copies.map((copy) => ({ ...response, id: copy.response, responses: { [questionId]: [copy.file] } })),
  ])
  all = withLines(all, 'files', [
    file,
    ...copies.map((copy) => ({ ...file, id: copy.file, responseId: copy.response })),
  ])
  for (const copy of copies) all = withEntry(all, `files/${copy.file}`, PDF)
  return all
}
