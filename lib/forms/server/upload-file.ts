import { database } from '@/db/client'
import { newId } from '@/db/new-id'
import {
  type FileQuestion,
  findFileQuestion,
  findFileQuestionOfPage,
  giveUpFile,
  hasRoomForFile,
  insertArrivingFile,
  keepFile,
} from '@/db/queries/forms/form-files'
import { toFileName } from '@/lib/files/file-name'
import { type FileStore, fileStore } from '@/lib/files/file-store'
import { judgeFile } from '@/lib/files/judge-file'
import { discard, type Received, receiveFile } from '@/lib/files/receive-file'
import { storing } from '@/lib/files/storing'
import { sign } from '@/lib/platform/signature'
import { HOUR_MS } from '@/lib/scheduling/units'
import { AppError } from '@/lib/shared/errors'
import { FILE_KINDS, type FileKind } from '@/lib/shared/forms/file-kinds'
import { FILE_NAME_HEADER } from '@/lib/shared/forms/files'
import { isSlug } from '@/lib/shared/text/slug'
import { check } from '@/messages/check'
import { findClosedReason } from '../closing'
import { formNotPublished } from './public-form'

export type Uploaded = { id: string; name: string; size: number; type: string }

/** `address`: the sender's network. */
type Sent = { request: Request; address: string; now: Date }

/** Some are named by responses meanwhile, and the others deleted. */
const tooManyFiles = () => new AppError('limited', { retryAfterSeconds: HOUR_MS / 1000 })

/** Stores a file for a question of a published, open form. */
export async function uploadFile(
  { slug, questionId }: { slug: string; questionId: string },
  sent: Sent,
): Promise<Uploaded> {
  if (!isSlug(slug)) throw formNotPublished()
  const question = await findFileQuestion(database(), slug, questionId)
  if (!question) throw new AppError('question_not_found')
  if (findClosedReason(question, sent.now.getTime()))
    throw new AppError('form_closed', { message: check('formClosed') })
  return storeFile({ ...question, questionId }, sent)
}

/** The same for the form that a booking page asks, which need not be published. */
export async function uploadFileOfPage(
  { pageId, questionId }: { pageId: string; questionId: string },
  sent: Sent,
): Promise<Uploaded> {
  const question = await findFileQuestionOfPage(database(), pageId, questionId)
  if (!question) throw new AppError('question_not_found')
  return storeFile({ ...question, questionId }, sent)
}

type Target = FileQuestion & { questionId: string }

async function storeFile(target: Target, { request, address, now }: Sent): Promise<Uploaded> {
  const name = toFileName(request.headers.get(FILE_NAME_HEADER) ?? '')
  if (name === null) throw new AppError('file_name')
  const store = fileStore()
  const sender = { formId: target.formId, network: sign('network of a file', address).toString('base64url') }
  // Before the body is read; it counts again once its size is known.
  if (!(await hasRoomForFile(database(), sender, 0))) throw tooManyFiles()
  const received = await storing(() => receiveFile(request, store.arrivals))
  try {
    const type = await requireKind(received.path, name, toKinds(target.kinds))
    return await keep(store, { ...target, ...sender, name, type, received }, now)
  } finally {
    await discard(received.path)
  }
}

async function requireKind(path: string, name: string, wanted: readonly FileKind[]): Promise<string> {
  const content = await storing(() => judgeFile(path, name))
  if (!content) throw new AppError('file_refused')
  if (wanted.length > 0 && !content.kinds.some((kind) => wanted.includes(kind))) throw new AppError('file_refused')
  return content.type
}

/** The stored kinds may be from another release. */
function toKinds(stored: unknown): FileKind[] {
  return Array.isArray(stored) ? FILE_KINDS.filter((kind) => stored.includes(kind)) : []
}

type Kept = Target & { network: string; name: string; type: string; received: Received }

/** The row comes first: a process that dies between the two leaves what the sweep can find. */
async function keep(store: FileStore, { received, ...file }: Kept, now: Date): Promise<Uploaded> {
  const { formId, questionId, network, name, type } = file
  const { size, sha256 } = received
  const id = newId()
  const key = `${id.slice(-2)}/${id}`
  const row = { id, formId, questionId, network, name, type, size, key, now }
  if (!(await insertArrivingFile(database(), row))) throw tooManyFiles()
  try {
    await storing(() => store.put(key, received.path, { size, sha256 }))
  } catch (error) {
    await giveUpFile(database(), id)
    throw error
  }
  if (!(await keepFile(database(), id))) throw formNotPublished()
  return { id, name, size, type }
}
