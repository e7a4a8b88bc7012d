import { escapeHtml } from '@/lib/shared/text/html-text'

export type Snippet = { kind: 'inline' | 'popup' | 'button' | 'frame'; code: string }

/** Code to paste into another site (docs/embedding.md). `link` is the public page's address. */
export function makeSnippets(link: string, title: string): Snippet[] {
  const [address, name] = [escapeHtml(link), escapeHtml(title)]
  const script = `<script type="module" src="${escapeHtml(new URL('/embed.js', link).href)}"></script>`
  return [
    {
      kind: 'inline',
      code: `<div data-slotform="${address}"><a href="${address}">${name}</a></div>\n${script}`,
    },
    {
      kind: 'popup',
      code: `<a href="${address}" data-slotform-popup>${name}</a>\n${script}`,
    },
    {
      kind: 'button',
      code: `<div data-slotform-button="${address}" data-slotform-text="${name}" data-slotform-color="#0b6a50"></div>\n${script}`,
    },
    {
      kind: 'frame',
      code: `<iframe src="${address}?embed=1" title="${name}" style="width:100%;height:700px;border:0"></iframe>`,
    },
  ]
}
