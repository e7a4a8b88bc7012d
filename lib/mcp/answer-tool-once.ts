import { answerOnce } from '@/lib/api/attempt'
import { parseOrThrow } from '@/lib/api/body'
import { idempotencyKeySchema } from '@/lib/platform/idempotency'
import { sha256 } from '@/lib/platform/sha256'
import type { ToolCall } from './tool'
import type { ToolName } from './tool-names'

type Given = { name: ToolName; key: string | undefined; args: object }

/**
 * Runs the work of a tool that creates something, whose transaction keeps its result by `once`. For a day a repeat with the same
 * key gets that result, as JSON; the same key with other arguments is refused as `key_reused`.
 */
export async function answerToolOnce<T>(given: Given, { owner, now }: ToolCall, work: () => Promise<T>): Promise<T> {
  const key = parseOrThrow(idempotencyKeySchema, given.key ?? null)
  if (key === null) return work()
  const attempt = { scope: `tool:${owner}:${given.name}`, key, requestHash: sha256(JSON.stringify(given.args)), now }
  return (await answerOnce(attempt, work)) as T
}
