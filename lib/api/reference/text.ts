import { escapeHtml } from '@/lib/shared/text/html-text'

/** Markdown of descriptions: paragraphs, and code between backticks. */
export function toParagraphs(markdown: string | undefined): string {
  if (!markdown) return ''
  return markdown
    .split('\n\n')
    .map((text) => `<p>${toInline(text)}</p>`)
    .join('')
}

export function toInline(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')
}

export function toCodeBlock(label: string, text: string): string {
  return `<figure><figcaption>${escapeHtml(label)}</figcaption><pre tabindex="0"><code>${escapeHtml(text)}</code></pre></figure>`
}
