import { CHECKS_HEADER } from '@/lib/shared/checks-header'
import { accountHeaders } from './account'
import { toApiError } from './request'

type Options = { signal: AbortSignal; onPart: (part: number) => void }

/**
 * Sends a file as the body of a POST. Not by `fetch`, which does not tell how far it is. Throws ApiError on an answer that is not
 * OK, and TypeError without one, as `request` does.
 */
export function upload<T>(path: string, file: Blob, { signal, onPart }: Options): Promise<T> {
  return new Promise((resolve, reject) => {
    const sent = new XMLHttpRequest()
    sent.open('POST', path)
    for (const [name, value] of Object.entries(accountHeaders())) sent.setRequestHeader(name, value)
    sent.setRequestHeader(CHECKS_HEADER, '1')
    sent.setRequestHeader('Content-Type', 'application/octet-stream')
    sent.upload.onprogress = ({ loaded, total }) => onPart(total > 0 ? loaded / total : 0)
    sent.onload = () => {
      const { status, statusText, responseText } = sent
      if (status >= 200 && status < 300) resolve(JSON.parse(responseText) as T)
      else reject(toApiError({ status, statusText }, responseText))
    }
    sent.onerror = () => reject(new TypeError('No answer'))
    sent.onabort = () => reject(new DOMException('Cancelled', 'AbortError'))
    signal.addEventListener('abort', () => sent.abort())
    sent.send(file)
  })
}
