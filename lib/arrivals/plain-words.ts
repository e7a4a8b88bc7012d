import { toPlainDescription } from '@/lib/calendars/providers/plain-description'

/** Words of a text in Markdown or HTML. `isChanged`: the text had some of their marks. */
export function toPlainWords(text: string): { text: string; isChanged: boolean } {
  const trimmed = text.trim()
  const plain = toPlainDescription(trimmed)
    .replace(/!\[([^[\]]*)\]\([^()\s]*\)/g, '$1')
    .replace(/\[([^[\]]+)\]\(([^()\s]+)\)/g, (_, label: string, url: string) =>
      label === url ? url : `${label} (${url})`,
    )
    .replace(/^#{1,6}[ \t]+/gm, '')
    .replace(/(\*\*|__)(?=\S)([^\n]{0,500}?\S)\1/g, '$2')
    .replace(/(?<![\w*])\*(?=[^\s*])([^*\n]*[^\s*])\*(?![\w*])/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+\-.!>])/g, '$1')
    .trim()
  return { text: plain, isChanged: plain !== trimmed }
}
