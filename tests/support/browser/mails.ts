import type { ReceivedMail } from '../server/smtp-sink'

export class Mails {
  constructor(readonly url: string) {}

  /** All mails to an address so far, oldest first. */
  async listTo(address: string): Promise<ReceivedMail[]> {
    const response = await fetch(`${this.url}/?to=${encodeURIComponent(address)}`)
    return (await response.json()) as ReceivedMail[]
  }

  /** The newest mail to an address, waiting until there are `count` of them (whose subject fits). */
  async waitFor(address: string, options: { subject?: RegExp; count?: number; timeoutMs?: number } = {}) {
    const { subject = /(?:)/, count = 1, timeoutMs = 30_000 } = options
    const end = Date.now() + timeoutMs
    for (;;) {
      const mails = (await this.listTo(address)).filter((mail) => subject.test(mail.subject))
      const mail = mails.at(-1)
      if (mail && mails.length >= count) return mail
      if (Date.now() > end) throw new Error(`${mails.length} of ${count} mails to ${address} came in time.`)
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
  }

  /** Makes the next deliveries fail for the moment, as a busy mail server does. */
  async refuse(count: number): Promise<void> {
    await fetch(`${this.url}/refuse?count=${count}`, { method: 'POST' })
  }
}
