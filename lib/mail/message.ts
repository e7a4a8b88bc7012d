import { render, toPlainText } from '@react-email/render'
import type { ReactElement } from 'react'

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
