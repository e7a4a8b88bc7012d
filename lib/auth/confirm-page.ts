import { createHash } from 'node:crypto'
import { escapeHtml } from '@/lib/vocabulary/text/html-text'
import { textsFor } from '@/messages'

/** The card of the login screen, in plain CSS: the page has no scripts and loads nothing. */
const STYLE = `
  :root { color-scheme: light dark; font-family: ui-sans-serif, system-ui, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif }
  body { margin: 0; min-height: 100dvh; box-sizing: border-box; display: grid; align-content: center; justify-items: center; padding: 2.5rem 1rem; background: radial-gradient(64rem 34rem at 50% -6rem, light-dark(#e2f1eb, #17352b), transparent) no-repeat light-dark(#faf9f7, #131312); color: light-dark(#1d1c1a, #efede8) }
  header { display: flex; align-items: center; gap: .625rem; margin-bottom: 2rem; font-weight: 600; font-size: 1.125rem; letter-spacing: -.025em }
  svg { display: block; width: 2rem; height: 2rem }
  rect { fill: light-dark(#0b6a50, #62cba6) }
  path { stroke: light-dark(#fff, #06251b); stroke-width: 3; stroke-linecap: round; fill: none }
  main { box-sizing: border-box; width: min(28rem, 100%); padding: 1.5rem; border: 1px solid light-dark(#e3e0da, #33322e); border-radius: 1rem; background: light-dark(#fff, #1b1b19); box-shadow: 0 1px 3px #0000001a; text-align: center }
  @media (min-width: 40rem) { main { padding: 2.25rem } }
  h1 { font-size: 1.5rem; line-height: 1.25; letter-spacing: -.025em; font-weight: 600; margin: 0 0 .75rem }
  p { line-height: 1.5; margin: 0 0 1.5rem; overflow-wrap: anywhere; color: light-dark(#625f59, #a8a49c) }
  form + p { font-size: .875rem; margin: 1rem 0 0 }
  strong { color: light-dark(#1d1c1a, #efede8) }
  button { width: 100%; min-height: 3rem; border: 0; border-radius: .625rem; font: inherit; font-weight: 600; cursor: pointer; background: light-dark(#0b6a50, #62cba6); color: light-dark(#fff, #06251b) }
  button:focus-visible { outline: 2px solid light-dark(#0b6a50, #62cba6); outline-offset: 3px }
`

const MARK =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="9"/><path d="M22.5 9.5H13a3.25 3.25 0 0 0 0 6.5h6a3.25 3.25 0 0 1 0 6.5H9.5"/></svg>'

/** A placeholder for the address until the text around it is escaped. */
const PLACE = '\u0000'

/** The page for a link opened in another browser than the one that requested it. Works without scripts. */
export function confirmPage(email: string, token: string): { html: string; styleHash: string } {
  const { language, t, say } = textsFor('visitor').part('signInConfirm')
  const [before = '', after = ''] = escapeHtml(say(t.text, { email: PLACE })).split(PLACE)
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(t.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header>${MARK}<span>${escapeHtml(t.product)}</span></header>
<main>
<h1>${escapeHtml(t.heading)}</h1>
<p>${before}<strong>${escapeHtml(email)}</strong>${after}</p>
<form method="post" action="/api/auth/verify?token=${encodeURIComponent(token)}">
<button type="submit">${escapeHtml(t.button)}</button>
</form>
<p>${escapeHtml(t.notYou)}</p>
</main>
</body>
</html>`
  return { html, styleHash: createHash('sha256').update(STYLE).digest('base64') }
}
