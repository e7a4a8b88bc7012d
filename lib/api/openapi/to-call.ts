import type { Method } from '@/lib/shared/http-methods'
import { neededScopes } from '@/lib/shared/scopes'
import { type Declaration, takesIdempotencyKey } from '../route'
import { type ErrorAnswer, errorsOf } from './error-answers'
import { exampleOf } from './example'
import { COMPONENTS, type Components, type JsonSchema, toJsonSchema } from './json-schema'
import type { Operation } from './operation'
import { headerParameter, type Parameter, pathParameters, queryParameters, sentHeaders } from './parameters'

type Media = Record<string, { schema: JsonSchema; example?: unknown }>
export type OpenApiAnswer = {
  description: string
  headers?: Record<string, { description: string; schema: JsonSchema }>
  content?: Media
}

export type OpenApiCall = {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  security: Record<string, string[]>[]
  'x-scope'?: string
  parameters?: Parameter[]
  requestBody?: { required: boolean; content: Media }
  responses: Record<string, OpenApiAnswer>
}

type Place = { isPublic: boolean; components: Components }
type Call = { path: string; method: Method; declaration: Declaration }

const STATUS_WORDS: Record<number, string> = {
  400: 'The body or the query is wrong.',
  401: 'No key, or one that is wrong, expired or revoked.',
  403: 'Not allowed.',
  404: 'There is no such thing, or it is not yours.',
  409: 'The state of things does not allow it.',
  413: 'The body is too large.',
  415: 'The body has another type.',
  429: 'Too many calls.',
  503: 'Something is away, or took too long.',
}

const RETRY_AFTER: OpenApiAnswer['headers'] = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 0 } },
}

export function toCall({ path, method, declaration }: Call, { isPublic, components }: Place): OpenApiCall {
  const { operation } = declaration
  if (!operation) throw new Error(`${method} ${path} declares no operation`)
  const isIdempotent = takesIdempotencyKey(declaration)
  const parameters = [
    ...pathParameters(path),
    ...(declaration.query ? queryParameters(toJsonSchema(declaration.query, components)) : []),
    ...sentHeaders(operation.requestHeaders),
    ...(isIdempotent ? [headerParameter()] : []),
  ]
  const scopes = (isPublic ? null : neededScopes(declaration.scope, method)) ?? []
  const context = { isForPrograms: !isPublic, isIdempotent, isPathNamed: path.includes('{') }
  const needs = scopes.includes('any') ? '' : scopeWords(scopes)
  const description = [operation.description, needs, ...limitWords(declaration)].filter(Boolean).join('\n\n')
  return {
    operationId: isPublic && declaration.scope !== null ? `${operation.id}AsVisitor` : operation.id,
    tags: [operation.area],
    summary: operation.summary,
    ...(description && { description }),
    security: isPublic ? [] : [{ key: [] }],
    ...(scopes.length > 0 && { 'x-scope': scopes.join(' ') }),
    ...(parameters.length > 0 && { parameters }),
    ...bodyOf(declaration, operation.bodyTypes, components),
    responses: {
      ...successOf(declaration, operation, components),
      ...failuresOf(errorsOf(declaration, operation, context)),
    },
  }
}

function bodyOf(
  { body, bodyIsOptional }: Declaration,
  bodyTypes: readonly string[] | undefined,
  components: Components,
): Pick<OpenApiCall, 'requestBody'> {
  if (bodyTypes) return { requestBody: { required: true, content: binary(bodyTypes) } }
  if (!body) return {}
  const schema = toJsonSchema(body, components)
  const example = exampleOf(schema, components, true)
  return { requestBody: { required: !bodyIsOptional, content: { 'application/json': { schema, example } } } }
}

function successOf(
  { answer, status }: Declaration,
  { answerTypes, redirectsTo, answerHeaders }: Operation,
  components: Components,
): Record<string, OpenApiAnswer> {
  if (answerTypes) return { 200: { description: 'The file.', content: binary(answerTypes) } }
  if (redirectsTo) {
    return {
      302: { description: 'Found.', headers: { Location: { description: redirectsTo, schema: { type: 'string' } } } },
    }
  }
  if (!answer) return { 204: { description: 'Done.' } }
  const schema = toJsonSchema(answer, components)
  const described = Object.entries(answerHeaders ?? {}).map(
    ([name, description]) => [name, { description, schema: { type: 'string' as const } }] as const,
  )
  return {
    [status]: {
      description: status === 201 ? 'Made.' : 'Done.',
      ...(described.length > 0 && { headers: Object.fromEntries(described) }),
      content: { 'application/json': { schema, example: exampleOf(schema, components) } },
    },
  }
}

/** One answer for each status, whose description lists the codes. */
function failuresOf(errors: readonly ErrorAnswer[]): Record<string, OpenApiAnswer> {
  const statuses = [...new Set(errors.map(({ status }) => status))]
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      {
        description: `${STATUS_WORDS[status] ?? ''} Codes: ${codesOf(status, errors)}.`.trim(),
        ...((status === 429 || status === 503) && { headers: RETRY_AFTER }),
        content: { 'application/json': { schema: { $ref: `${COMPONENTS}Error` } } },
      },
    ]),
  )
}

function codesOf(status: number, errors: readonly ErrorAnswer[]): string {
  const codes = errors.filter((error) => error.status === status)
  return codes.map(({ code }) => `\`${code}\``).join(', ')
}

const binary = (types: readonly string[]): Media =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))

function scopeWords(scopes: readonly string[]): string {
  if (scopes.length === 0) return ''
  const names = scopes.map((scope) => `\`${scope}\``).join(', ')
  return scopes.length === 1 ? `Needs the scope ${names}.` : `Needs all of the scopes ${names}.`
}

function limitWords({ limits }: Declaration): string[] {
  const names = limits.map((limit) => (typeof limit === 'string' ? limit : limit.name))
  return names.length > 0 ? [`Rate limit: ${names.map((name) => `\`${name}\``).join(', ')}.`] : []
}
