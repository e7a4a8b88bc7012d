/**
 * The transport did not take the mail. `isFinal`: it never will, so there is no point in trying again. `isSure`: nobody can
 * have got it; otherwise the answer was lost, and it may have been taken.
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
