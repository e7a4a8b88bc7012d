import { escapeHtml } from '@/lib/html-text'

export type Snippet = { name: string; note: string; code: string }

/** What an owner pastes into another site. `link` is the public page's address; docs/embedding.md says more. */
export function makeSnippets(link: string, title: string): Snippet[] {
  const [address, name] = [escapeHtml(link), escapeHtml(title)]
  const script = `<script type="module" src="${escapeHtml(new URL('/embed.js', link).href)}"></script>`
  return [
    {
      name: 'In the page',
      note: 'Stands among your own content and grows with it.',
      code: `<div data-slotform="${address}"><a href="${address}">${name}</a></div>\n${script}`,
    },
    {
      name: 'Popup',
      note: 'A link that opens a dialog on your page.',
      code: `<a href="${address}" data-slotform-popup>${name}</a>\n${script}`,
    },
    {
      name: 'Floating button',
      note: 'Stays in the corner while your page scrolls. Change its text and colour as you like.',
      code: `<div data-slotform-button="${address}" data-slotform-text="${name}" data-slotform-color="#0b6a50"></div>\n${script}`,
    },
    {
      name: 'Without a script',
      note: 'For sites that allow none: a frame of fixed height.',
      code: `<iframe src="${address}?embed=1" title="${name}" style="width:100%;height:700px;border:0"></iframe>`,
    },
  ]
}
