import Ajv2020 from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { OpenApiDocument } from '@/lib/api/openapi/document'
import type { OpenApiCall } from '@/lib/api/openapi/to-call'
import type { Answer } from '../client'

export type ReplayedCall = { method: string; path: string; call: OpenApiCall; isForPrograms: boolean }
export type Check = (value: unknown) => boolean

const ROOT = 'https://slotform.test/openapi.json'
const pointerTo = (...parts: string[]) =>
  `${ROOT}#/${parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`

/** The document as another program reads it: calls, and checks made by a validator that knows nothing of Slotform. */
export function readDocument(document: OpenApiDocument) {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema(document, ROOT)

  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, call]): ReplayedCall => ({ path, method, call, isForPrograms: path.startsWith('/api/v1/') }),
    ),
  )

  /** True for a body that the document allows; without a JSON body nothing is checked. */
  function bodyCheck({ path, method, call }: ReplayedCall): Check | null {
    if (!call.requestBody?.content['application/json']) return null
    const $ref = pointerTo('paths', path, method, 'requestBody', 'content', 'application/json', 'schema')
    return ajv.compile({ $ref })
  }

  /** A fault for each thing in the answer that the document does not promise. */
  function faultsOf({ path, method, call }: ReplayedCall, { status, text, body, headers }: Answer): string[] {
    const promised = call.responses[status]
    if (!promised) return [`${status} is not declared: ${text.slice(0, 300)}`]
    const type = headers.get('content-type')?.split(';')[0] ?? ''
    const types = Object.keys(promised.content ?? {})
    if (types.length === 0) return text === '' ? [] : [`${status} has a body: ${text.slice(0, 300)}`]
    if (!types.includes(type)) return [`${status} is ${type || 'empty'}, not ${types.join(' or ')}`]
    if (type !== 'application/json') return []
    const check = ajv.compile({
      $ref: pointerTo('paths', path, method, 'responses', String(status), 'content', type, 'schema'),
    })
    const faults = check(body) ? [] : [`${status} ${ajv.errorsText(check.errors)}: ${text.slice(0, 300)}`]
    const { code } = body as { code?: string }
    const isNamed = status < 400 || promised.description.includes(`\`${code}\``)
    return [
      ...faults,
      ...(isNamed ? [] : [`${status} does not list the code ${code}`]),
      ...(status === 429 && !headers.has('retry-after') ? ['429 without Retry-After'] : []),
    ]
  }

  /** A fault for each example that is not what its schema allows. */
  function faultsOfExamples({ path, method, call }: ReplayedCall): string[] {
    const media = [
      [['requestBody'], call.requestBody?.content] as const,
      ...Object.entries(call.responses).map(([status, { content }]) => [['responses', status], content] as const),
    ]
    return media.flatMap(([place, content]) => {
      const json = content?.['application/json']
      if (!json || !('example' in json)) return []
      const $ref = pointerTo('paths', path, method, ...place, 'content', 'application/json', 'schema')
      const check = ajv.compile({ $ref })
      return check(json.example) ? [] : [`${method} ${path} ${place.join(' ')}: ${ajv.errorsText(check.errors)}`]
    })
  }

  return { calls, bodyCheck, faultsOf, faultsOfExamples }
}
