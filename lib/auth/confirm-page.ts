import { htmlCard } from '@/lib/platform/html-card'
import type { Language } from '@/lib/shared/languages'
import { escapeHtml } from '@/lib/shared/text/html-text'
import { textsOf } from '@/messages'

/** A placeholder for the address until the text around it is escaped. */
const PLACE = '\u0000'

type Link = { email: string; provider: string | null; token: string }

/**
 * The page for a link opened in another browser than the one that requested it. Works without scripts. `provider`: the link connects
 * a sign-in there with the account.
 */
export function confirmPage({ email, provider, token }: Link, language: Language) {
  const { t, say } = textsOf(language).part('signInConfirm')
  const words = provider === null ? t : t.join
  const text = provider === null ? say(t.text, { email: PLACE }) : say(t.join.text, { email: PLACE, provider })
  const [before = '', after = ''] = escapeHtml(text).split(PLACE)
  const content = `<h1>${escapeHtml(words.heading)}</h1>
<p>${before}<strong>${escapeHtml(email)}</strong>${after}</p>
<form method="post" action="/api/auth/verify?token=${encodeURIComponent(token)}">
<button type="submit">${escapeHtml(words.button)}</button>
</form>
<p>${escapeHtml(words.notYou)}</p>`
  return htmlCard({ language, product: t.product, title: t.title, content })
}
