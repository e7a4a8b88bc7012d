import { isDeepStrictEqual } from 'node:util'
import type { Declaration } from '@/lib/api/route'

type Answer = { status: number; text: string; body: unknown; headers: Headers }

/** Each JSON answer of a success has to be what its route declares, without any field more. */
export function expectDeclaredAnswer(call: string, answer: Answer, declaration: Declaration | undefined): void {
  const { status, text, body, headers } = answer
  const isJson = headers.get('content-type')?.startsWith('application/json')
  // The protocol of agents describes its own answers.
  if (!declaration || declaration.access === 'key' || status >= 300 || (!isJson && text === '')) return
  if (!declaration.answer) {
    if (isJson) throw new Error(`${call} answers ${text.slice(0, 200)}, but declares no answer`)
    return
  }
  if (!isJson) return
  // A plan creates nothing.
  const isPlan = (body as { dryRun?: boolean } | null)?.dryRun === true
  const declared = isPlan ? 200 : declaration.status
  if (status !== declared) throw new Error(`${call} answers ${status}, but declares ${declared}`)
  const parsed = declaration.answer.safeParse(body)
  if (!parsed.success) throw new Error(`${call} answers ${text.slice(0, 500)}: ${parsed.error.message}`)
  const known: unknown = JSON.parse(JSON.stringify(parsed.data))
  if (!isDeepStrictEqual(known, withoutPrototypes(text))) {
    throw new Error(`${call} answers ${text}, but declares ${JSON.stringify(known)}`)
  }
}

/** Zod takes no key that could be a prototype; an answer may have one, as anybody may send it. */
function withoutPrototypes(json: string): unknown {
  return JSON.parse(json, (key, value) => (key === '__proto__' ? undefined : value))
}
