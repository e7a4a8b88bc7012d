import { STATUS_OF_KIND } from '@/lib/api/respond'
import { type ErrorCode, KIND_OF_CODE } from '@/lib/shared/errors'
import { apiErrors } from '@/messages/en/shared/api-errors'
import type { Declaration } from '../route'
import type { JsonSchema } from './json-schema'
import type { Operation } from './operation'

/** The one shape of every refusal. */
export const ERROR_SCHEMA: JsonSchema & { title: string } = {
  title: 'Error',
  type: 'object',
  description:
    'A refusal. `code` is for programs and keeps its meaning; `message` is for people and may be reworded. Some codes bring more fields.',
  properties: {
    message: { type: 'string', examples: ['Invalid input'] },
    code: {
      type: 'string',
      enum: [...Object.keys(KIND_OF_CODE), 'internal', 'method_not_allowed'],
      examples: ['invalid_input'],
    },
    issues: {
      type: 'array',
      description: 'One for each wrong field.',
      items: {
        type: 'object',
        properties: {
          path: {
            type: 'string',
            description: 'Dotted; empty for the whole body.',
            examples: ['availabilities.0.startTime'],
          },
          message: { type: 'string' },
        },
        required: ['path', 'message'],
      },
    },
  },
  required: ['message', 'code'],
}

export type ErrorAnswer = { code: ErrorCode; status: number; message: string }

const OF_A_BODY = [
  'not_json',
  'not_an_object',
  'not_utf8',
  'too_deep',
  'too_many_values',
  'too_large',
  'unsupported_type',
] as const

/** The codes that a call can answer, by status: those of its kind, and its own. */
export function errorsOf(
  { body, query, limits, scope }: Declaration,
  { errors = [], bodyTypes }: Operation,
  { isForPrograms, isIdempotent, isPathNamed }: { isForPrograms: boolean; isIdempotent: boolean; isPathNamed: boolean },
): ErrorAnswer[] {
  const codes = new Set<ErrorCode>([
    ...(isForPrograms ? (['not_authenticated', 'limited', 'terms_not_accepted'] as const) : []),
    ...(isForPrograms && scope !== 'any' ? (['scope'] as const) : []),
    ...(body || query ? (['invalid_input', 'not_storable'] as const) : []),
    ...(body ? OF_A_BODY : []),
    ...(isIdempotent ? (['invalid_input', 'key_reused'] as const) : []),
    ...(bodyTypes ? (['limited'] as const) : []),
    ...(limits.length > 0 ? (['limited'] as const) : []),
    ...(isPathNamed && errors.length === 0 ? (['not_found'] as const) : []),
    ...errors,
    'unavailable',
    'too_slow',
  ])
  return [...codes]
    .map((code) => ({ code, status: STATUS_OF_KIND[KIND_OF_CODE[code]], message: apiErrors[code] }))
    .sort((one, other) => one.status - other.status || one.code.localeCompare(other.code))
}
