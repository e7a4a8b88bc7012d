/** A refusal of the API as plain data. `message` is empty when it had none. */
export type RouteFailure = {
  status: number
  code: string
  message: string
  issues: { path: string; message: string }[]
  retryAfterSeconds: number | null
}
