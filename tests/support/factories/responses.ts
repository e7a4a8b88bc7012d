import { type Sender, sendFor } from './sender'

/** A response that is accepted; answers are by the ids of their questions. Returns its id. */
export async function createResponse(
  visitor: Sender,
  slug: string,
  responses: Record<string, unknown> = {},
  fields: object = {},
): Promise<string> {
  const body = { responses, ...fields }
  const { id } = await sendFor<{ id: string }>(visitor, 201, 'POST', `/api/public/forms/${slug}/submit`, body)
  return id
}
