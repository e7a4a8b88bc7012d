import { htmlCard } from '@/lib/platform/html-card'
import type { Language } from '@/lib/shared/languages'
import { escapeHtml } from '@/lib/shared/text/html-text'
import { textsOf } from '@/messages'

/** A placeholder for the address until the text around it is escaped. */
const PLACE = '\u0000'

/** The page for a link opened in another browser than the one that requested it. Works without scripts. */
export function confirmPage(email: string, token: string, language: Language): { html: string; styleHash: string } {
  const { t, say } = textsOf(language).part('signInConfirm')
  const [before = '', after = ''] = escapeHtml(say(t.text, { email: PLACE })).split(PLACE)
  const content = `<h1>${escapeHtml(t.heading)}</h1>
<p>${before}<strong>${escapeHtml(email)}</strong>${after}</p>
<form method="post" action="/api/auth/verify?token=${encodeURIComponent(token)}">
<button type="submit">${escapeHtml(t.button)}</button>
</form>
<p>${escapeHtml(t.notYou)}</p>`
  return htmlCard({ language, product: t.product, title: t.title, content })
}
