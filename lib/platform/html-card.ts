import { createHash } from 'node:crypto'
import type { Language } from '@/lib/shared/languages'
import { directionOf } from '@/lib/shared/text/direction'
import { escapeHtml } from '@/lib/shared/text/html-text'

/** The card of the login screen, in plain CSS: such a page has no scripts and loads nothing. */
const STYLE = `
  :root { color-scheme: light dark; font-family: ui-sans-serif, system-ui, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif }
  body { margin: 0; min-height: 100dvh; box-sizing: border-box; display: grid; align-content: center; justify-items: center; padding: 2.5rem 1rem; background: radial-gradient(64rem 34rem at 50% -6rem, light-dark(#e2f1eb, #17352b), transparent) no-repeat light-dark(#faf9f7, #131312); color: light-dark(#1d1c1a, #efede8) }
  header { display: flex; align-items: center; gap: .625rem; margin-bottom: 2rem; font-weight: 600; font-size: 1.125rem; letter-spacing: -.025em }
  svg { display: block; width: 2rem; height: 2rem }
  rect { fill: light-dark(#0b6a50, #62cba6) }
  path { stroke: light-dark(#fff, #06251b); stroke-width: 3; stroke-linecap: round; fill: none }
  main { box-sizing: border-box; width: min(28rem, 100%); padding: 1.5rem; border: 1px solid light-dark(#e3e0da, #33322e); border-radius: 1rem; background: light-dark(#fff, #1b1b19); box-shadow: 0 1px 3px #0000001a; text-align: center }
  @media (min-width: 40rem) { main { padding: 2.25rem } }
  h1 { font-size: 1.5rem; line-height: 1.25; letter-spacing: -.025em; font-weight: 600; margin: 0 0 .75rem; overflow-wrap: anywhere }
  p { line-height: 1.5; margin: 0 0 1.5rem; overflow-wrap: anywhere; color: light-dark(#625f59, #a8a49c) }
  form + p { font-size: .875rem; margin: 1rem 0 0 }
  dl { margin: 0 0 1.5rem; text-align: start; line-height: 1.5; overflow-wrap: anywhere }
  dt { font-size: .875rem; color: light-dark(#625f59, #a8a49c) }
  dd { margin: 0 0 .75rem }
  label { display: block; text-align: start; font-weight: 500; font-size: .875rem; margin-bottom: 1rem }
  textarea { box-sizing: border-box; width: 100%; margin-top: .375rem; padding: .5rem .75rem; border: 1px solid light-dark(#8f8b84, #77736c); border-radius: .5rem; font: inherit; font-size: 1rem; background: light-dark(#fff, #131312); color: inherit }
  a { color: light-dark(#0b6a50, #62cba6) }
  strong { color: light-dark(#1d1c1a, #efede8) }
  button { width: 100%; min-height: 3rem; border: 0; border-radius: .625rem; font: inherit; font-weight: 600; cursor: pointer; background: light-dark(#0b6a50, #62cba6); color: light-dark(#fff, #06251b) }
  button:focus-visible, a:focus-visible, textarea:focus-visible { outline: 2px solid light-dark(#0b6a50, #62cba6); outline-offset: 3px }
`

const MARK =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="9"/><path d="M22.5 9.5H13a3.25 3.25 0 0 0 0 6.5h6a3.25 3.25 0 0 1 0 6.5H9.5"/></svg>'

type Card = { language: Language; product: string; title: string /** HTML whose texts are escaped. */; content: string }

/** A page of one card with a form. Works without scripts. */
export function htmlCard({ language, product, title, content }: Card): { html: string; styleHash: string } {
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header>${MARK}<span>${escapeHtml(product)}</span></header>
<main>
${content}
</main>
</body>
</html>`
  return { html, styleHash: createHash('sha256').update(STYLE).digest('base64') }
}

type Answer = { status?: number /** Where its forms may lead, in the words of a policy. */; formTargets?: string }

export function toCardResponse(
  { html, styleHash }: ReturnType<typeof htmlCard>,
  { status = 200, formTargets = "'self'" }: Answer = {},
): Response {
  return new Response(html, {
    status,
    headers: {
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Content-Type': 'text/html; charset=utf-8',
      // Not no-referrer: the form would then send `Origin: null`.
      'Referrer-Policy': 'same-origin',
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action ${formTargets}; base-uri 'none'; frame-ancestors 'none'`,
    },
  })
}
