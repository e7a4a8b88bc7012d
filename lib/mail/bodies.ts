import { render, toPlainText } from '@react-email/components'
import type { ReactElement } from 'react'

/** HTML, and the text of it for those who read no HTML. */
export async function toBodies(element: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(element)
  return { html, text: toPlainText(html) }
}
