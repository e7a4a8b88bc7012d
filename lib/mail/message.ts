import { render, toPlainText } from '@react-email/components'
import type { ReactElement } from 'react'

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

const SELECTORS = {
  selectors: [
    // Headings as they are written: capitals without a locale are wrong in some languages, such as Turkish.
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'a[data-bare]', format: 'inline' },
  ],
}

/** HTML, and its plain text unless that is given. */
export async function toBodies(element: ReactElement, text?: string): Promise<{ html: string; text: string }> {
  const html = await render(element)
  return { html, text: text ?? toPlainText(html, SELECTORS) }
}
