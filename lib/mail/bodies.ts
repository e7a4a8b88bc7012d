import { render, toPlainText } from '@react-email/components'
import type { ReactElement } from 'react'

/** Headings as they are written: capitals without a locale are wrong in some languages, such as Turkish. */
const AS_WRITTEN = { selectors: [{ selector: 'h1', options: { uppercase: false } }] }

/** HTML, and its plain text. */
export async function toBodies(element: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(element)
  return { html, text: toPlainText(html, AS_WRITTEN) }
}
