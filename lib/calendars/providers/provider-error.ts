export type FailureKind =
  /** Only the account's owner can help: by connecting it again. */
  | 'needs-reauth'
  /** The account may not do this. */
  | 'forbidden'
  | 'rate-limited'
  /** Away, slow, or answering nonsense: worth another try, and what was asked may have been done. */
  | 'transient'
  /** The named event or calendar does not exist (any more). */
  | 'gone'
  /** It was changed meanwhile, or exists already. */
  | 'conflict'
  | 'stale-cursor'
  /** The provider will never accept this request. */
  | 'rejected'

/** Failures of a read that the next read may overcome, though some need the owner's help first. */
export const PASSING_FOR_READERS: readonly FailureKind[] = ['transient', 'rate-limited', 'needs-reauth']

/** `message` is for a log line and an owner's eyes: it holds no token, no address and nothing of the provider's text. */
export class ProviderError extends Error {
  readonly kind: FailureKind
  readonly retryAfterSeconds: number | null

  constructor(kind: FailureKind, message: string, retryAfterSeconds: number | null = null) {
    super(message)
    this.name = 'ProviderError'
    this.kind = kind
    this.retryAfterSeconds = retryAfterSeconds
  }
}
