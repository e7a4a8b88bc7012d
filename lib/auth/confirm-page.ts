import { createHash } from 'node:crypto'
import { escapeHtml } from '@/lib/vocabulary/text/html-text'
import { textsFor } from '@/messages'

const STYLE = `
  :root { color-scheme: light dark; font-family: ui-sans-serif, system-ui, sans-serif }
  body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: light-dark(#faf9f7, #131312); color: light-dark(#1d1c1a, #efede8) }
  main { box-sizing: border-box; width: min(26rem, 100%); padding: 2rem 1.5rem; text-align: center }
  h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .75rem }
  p { line-height: 1.5; margin: 0 0 1.5rem; overflow-wrap: anywhere; color: light-dark(#625f59, #a8a49c) }
  strong { color: light-dark(#1d1c1a, #efede8) }
  button { width: 100%; min-height: 3rem; border: 0; border-radius: .625rem; font: inherit; font-weight: 600; cursor: pointer; background: light-dark(#0b6a50, #62cba6); color: light-dark(#fff, #06251b) }
  button:focus-visible { outline: 2px solid currentColor; outline-offset: 3px }
`

/** A placeholder for the address until the text around it is escaped. */
const MARK = '\u0000'

/** The page for a link opened in another browser than the one that requested it. Works without scripts. */
export function confirmPage(email: string, token: string): { html: string; styleHash: string } {
  const { language, t, say } = textsFor('visitor').part('signInConfirm')
  const [before = '', after = ''] = escapeHtml(say(t.text, { email: MARK })).split(MARK)
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
<main>
<h1>${escapeHtml(t.heading)}</h1>
<p>${before}<strong>${escapeHtml(email)}</strong>${after}</p>
<form method="post" action="/api/auth/verify?token=${encodeURIComponent(token)}">
<button type="submit">${escapeHtml(t.button)}</button>
</form>
</main>
</body>
</html>`
  return { html, styleHash: createHash('sha256').update(STYLE).digest('base64') }
}
