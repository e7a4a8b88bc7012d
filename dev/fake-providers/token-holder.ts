import type { FakeRequest } from './routing'

/** A personal token that a person makes at the tool, as long as it is valid. */
export class TokenHolder {
  private isValid = true

  constructor(readonly token: string) {}

  expire(): void {
    this.isValid = false
  }

  renew(): void {
    this.isValid = true
  }

  opens({ headers }: FakeRequest): boolean {
    return this.isValid && headers.authorization === `Bearer ${this.token}`
  }
}
