/** The transport did not take the mail. `isFinal`: it never will, so there is no point in trying again. */
export class MailRefusedError extends Error {
  readonly isFinal: boolean

  constructor(message: string, isFinal: boolean) {
    super(message)
    this.name = 'MailRefusedError'
    this.isFinal = isFinal
  }
}
