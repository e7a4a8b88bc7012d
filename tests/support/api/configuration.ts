import type { Plan } from '@/lib/configuration/api-shapes'
import type { ConfigurationText } from '@/lib/configuration/schema'
import { type Sender, sendFor } from '../factories/sender'

export type Pulled = { version: string; document: Required<ConfigurationText> }

export const pullConfiguration = (owner: Sender) => sendFor<Pulled>(owner, 200, 'GET', '/api/configuration')

export const planConfiguration = (owner: Sender, document: object, more: object = {}) =>
  sendFor<Plan>(owner, 200, 'POST', '/api/configuration/plan', { document, ...more })

/** Plans, then applies what was planned. */
export async function applyConfiguration(owner: Sender, document: object, more: object = {}): Promise<Plan> {
  const { version } = await planConfiguration(owner, document, more)
  return sendFor<Plan>(owner, 200, 'POST', '/api/configuration/apply', { document, version, ...more })
}

/** The paths of a plan with their kinds, in the order of the document. */
export const pathsOf = ({ differences }: Plan) => differences.map(({ kind, path }) => `${kind} ${path}`)
