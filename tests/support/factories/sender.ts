/** A client of any kind of test: the API tests', the stress tests', or Playwright's behind `senderOf`. */
export type Sender<Answer extends Sent = Sent> = {
  send: (method: string, path: string, call: SenderCall) => Promise<Answer>
}

export type SenderCall = { body?: unknown; headers?: Record<string, string> }

export type Sent = { status: number; text: string; body: unknown }

/** The body of an answer with the status that is expected; throws for any other. */
export async function sendFor<T>(sender: Sender, status: number, method: string, path: string, body?: unknown) {
  const sent = await sender.send(method, path, { body })
  if (sent.status !== status) throw new Error(`${method} ${path} was answered ${sent.status}: ${sent.text}`)
  return sent.body as T
}
