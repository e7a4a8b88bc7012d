import { FILE_NAME_HEADER } from '@/lib/shared/forms/files'

/** Trying again does not help. */
const FINAL = ['file_empty', 'file_refused', 'file_too_large', 'form_closed'] as const
const REASONS = [...FINAL, 'file_incomplete', 'files_unavailable', 'limited', 'network'] as const

export type UploadReason = (typeof REASONS)[number] | 'failed'

/** Why a file was not taken. */
export class UploadError extends Error {
  readonly isFinal: boolean
  constructor(readonly reason: UploadReason) {
    super(reason)
    this.name = 'UploadError'
    this.isFinal = FINAL.some((one) => one === reason)
  }
}

/** Halves of a character, which cannot be encoded. */
const LONE = /[\ud800-\udfff]/gu

type Options = { signal: AbortSignal; onPart: (part: number) => void }

/** Sends a file. Not by `fetch`, which does not tell how far it is. */
export function sendFile(address: string, file: File, { signal, onPart }: Options): Promise<{ id: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.setRequestHeader(FILE_NAME_HEADER, encodeURIComponent(file.name.replace(LONE, '_')))
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => onPart(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const answer = parse(request.responseText)
      if (request.status === 201 && answer.id) resolve({ id: answer.id })
      else reject(new UploadError(reasonOf(request.status, answer.code)))
    }
    request.onerror = () => reject(new UploadError('network'))
    request.onabort = () => reject(new UploadError('network'))
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}

function reasonOf(status: number, code: string | undefined): UploadReason {
  if (status === 413) return 'file_too_large'
  return REASONS.find((reason) => reason === code) ?? 'failed'
}

function parse(text: string): { id?: string; code?: string } {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
