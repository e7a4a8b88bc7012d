import { htmlCard } from '@/lib/platform/html-card'
import { escapeHtml } from '@/lib/vocabulary/text/html-text'
import { textsFor } from '@/messages'

/** A placeholder for the address until the text around it is escaped. */
const PLACE = '\u0000'

/** The page for a link opened in another browser than the one that requested it. Works without scripts. */
export function confirmPage(email: string, token: string): { html: string; styleHash: string } {
  const { language, t, say } = textsFor('visitor').part('signInConfirm')
  const [before = '', after = ''] = escapeHtml(say(t.text, { email: PLACE })).split(PLACE)
  const content = `<h1>${escapeHtml(t.heading)}</h1>
<p>${before}<strong>${escapeHtml(email)}</strong>${after}</p>
<form method="post" action="/api/auth/verify?token=${encodeURIComponent(token)}">
<button type="submit">${escapeHtml(t.button)}</button>
</form>
<p>${escapeHtml(t.notYou)}</p>`
  return htmlCard({ language, product: t.product, title: t.title, content })
}
