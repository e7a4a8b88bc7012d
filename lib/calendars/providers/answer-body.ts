/** Far above the largest page of events, far below what would hurt the process. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024

/**
 * The JSON of an answer; undefined for an empty one, and for one that is no JSON: not every caller wants more than its
 * status. Throws when an answer is too large or cut off.
 */
export async function readAnswer(response: Response): Promise<unknown> {
  const text = await readText(response)
  if (text === '') return undefined
  try {
    return JSON.parse(text, withoutNull)
  } catch {
    return undefined
  }
}

/** Treats null like a missing field. */
function withoutNull(_: string, value: unknown): unknown {
  return value === null ? undefined : value
}

async function readText({ body }: Response): Promise<string> {
  if (!body) return ''
  const decoder = new TextDecoder()
  let bytes = 0
  let text = ''
  const reader = body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength
    if (bytes > MAX_ANSWER_BYTES) {
      await reader.cancel()
      throw new Error('The answer is too large')
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}
