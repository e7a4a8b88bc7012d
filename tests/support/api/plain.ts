import { Readable } from 'node:stream'
import type { GetServerSideProps, GetServerSidePropsContext } from 'next'

type Sent = {
  query?: Record<string, string>
  /** The fields of a form, which is then sent by POST. */
  fields?: Record<string, string | string[]> | URLSearchParams
  headers?: Record<string, string>
}

export type PlainAnswer<View> = {
  status: number
  location: string | null
  retryAfter: string | null
  props: View & { title: string; trouble: { title: string; text: string } | null }
}

/** Asks for a page without scripts as the framework does. */
export async function visitPlain<View>(
  draw: GetServerSideProps,
  params: Record<string, string>,
  { query = {}, fields, headers = {} }: Sent = {},
): Promise<PlainAnswer<View>> {
  const body = fields && toFields(fields).toString()
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  const req = Object.assign(Readable.from(body === undefined ? [] : [Buffer.from(body)]), {
    method: body === undefined ? 'GET' : 'POST',
    url: '/',
    headers: { ...(body !== undefined && type), ...headers },
  })
  const sent = new Map<string, string>()
  const res = { statusCode: 200, setHeader: (name: string, value: string) => sent.set(name.toLowerCase(), value) }
  const context = { req, res, params, query: { ...query, ...params }, resolvedUrl: '/' }
  const result = await draw(context as unknown as GetServerSidePropsContext)
  const redirect = 'redirect' in result ? result.redirect : null
  return {
    status: redirect && 'statusCode' in redirect ? redirect.statusCode : res.statusCode,
    location: redirect?.destination ?? null,
    retryAfter: sent.get('retry-after') ?? null,
    props: ('props' in result ? await result.props : {}) as PlainAnswer<View>['props'],
  }
}

function toFields(fields: Record<string, string | string[]> | URLSearchParams): URLSearchParams {
  if (fields instanceof URLSearchParams) return fields
  return new URLSearchParams(
    Object.entries(fields).flatMap(([name, values]) => [values].flat().map((value) => [name, value])),
  )
}
