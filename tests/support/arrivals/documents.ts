import type { ArrivedDocument } from '@/lib/arrivals/converter'

/** Documents as they arrive, of texts. */
export const toDocuments = (texts: readonly { name: string; text: string }[]): ArrivedDocument[] =>
  texts.map(({ name, text }) => ({ name, bytes: Buffer.from(text) }))
