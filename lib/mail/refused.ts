/**
 * The transport did not take the mail. `isFinal`: a retry would fail as well. `isSure`: nobody received the mail; otherwise
 * the transport's answer was lost, and it may have been sent.
 */
export class MailRefusedError extends Error {
  readonly isFinal: boolean
  readonly isSure: boolean

  constructor(message: string, isFinal: boolean, isSure = true) {
    super(message)
    this.name = 'MailRefusedError'
    this.isFinal = isFinal
    this.isSure = isSure
  }
}
