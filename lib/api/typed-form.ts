import { isOwnOrigin } from '@/lib/request/origin'
import { AppError } from '@/lib/shared/errors'
import { isStorable, MAX_BODY_BYTES, readText } from './body'

const TYPE = 'application/x-www-form-urlencoded'
/** A byte of text is up to three in this encoding. The API's own bound holds for what it becomes. */
const MAX_BYTES = 3 * MAX_BODY_BYTES

/**
 * Reads the fields of a form that a browser sent without scripts. Throws 403 for a form of another site, 413, 415, and
 * 400 for text that cannot be stored.
 */
export async function readTypedForm(request: Request): Promise<URLSearchParams> {
  if (isForeign(request.headers)) throw new AppError('foreign_origin', { event: 'origin_refused' })
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== TYPE) throw new AppError('unsupported_type')
  const fields = new URLSearchParams(await readText(request, MAX_BYTES))
  for (const [name, value] of fields) {
    if (!isStorable(name + value)) throw new AppError('not_storable')
  }
  return fields
}

/**
 * A script of another site cannot call the API in a visitor's name, for it takes only JSON; a form there could. Some
 * browsers and extensions send `null` for the page's own form: then Sec-Fetch-Site decides.
 */
function isForeign(headers: Headers): boolean {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  if (origin === 'null') return site !== 'same-origin'
  return origin === null ? site === 'cross-site' : !isOwnOrigin(origin)
}
