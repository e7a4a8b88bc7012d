import { toSharedResponse } from '@/lib/api/file'
import { writtenReference } from '@/lib/api/reference/written'

/** The reference of the API, for people. */
export async function GET(request: Request): Promise<Response> {
  const { page, headers } = writtenReference()
  return toSharedResponse(request, page, headers)
}
