import { Webhook } from 'standardwebhooks'

type Signed = { id: string; body: string; secrets: readonly string[]; now: Date }

/** The headers of a webhook, signed as Standard Webhooks say by each of the secrets (`whsec_…`), in their order. */
export function signedHeaders({ id, body, secrets, now }: Signed): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': 'Slotform-Webhooks',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
  }
}
