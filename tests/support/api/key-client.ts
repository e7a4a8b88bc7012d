import { type Answer, ApiClient } from './client'

/** A program's view of the API: a key, and none of what a browser sends by itself. */
export class KeyClient extends ApiClient {
  constructor(readonly key: string | null) {
    super()
  }

  override send(method: string, path: string, call: Parameters<ApiClient['send']>[2]): Promise<Answer> {
    const authorization: Record<string, string> = this.key === null ? {} : { authorization: `Bearer ${this.key}` }
    return super.send(method, path, { ...call, headers: { ...authorization, ...call.headers } })
  }
}
