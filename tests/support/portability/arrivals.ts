import type { ArrivalAnswer } from '@/lib/arrivals/api-shapes'
import type { Answer, ApiClient } from '../api/client'

type Options = { dryRun?: boolean; options?: object }

/** Sends files of another tool, by their names. */
export async function bring(
  owner: ApiClient,
  from: string,
  files: Record<string, string | Uint8Array<ArrayBuffer>>,
  { dryRun = false, options }: Options = {},
): Promise<Answer<ArrivalAnswer>> {
  const form = new FormData()
  for (const [name, content] of Object.entries(files)) form.append('file', new File([content], name))
  if (options) form.append('options', JSON.stringify(options))
  const sent = new Response(form)
  const raw = await sent.arrayBuffer()
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' }
  const path = `/api/arrivals?from=${from}${dryRun ? '&dryRun=1' : ''}`
  return (await owner.post(path, undefined, { raw, headers })) as Answer<ArrivalAnswer>
}
