import type { StatementLink } from '@/components/layout/accessibility-link'
import { env } from '@/lib/platform/env'
import type { Texts } from '@/messages/texts'

/** For the foot of a booking page and of a form. */
export function toStatementLink({ t }: Texts): StatementLink {
  return { href: env().ACCESSIBILITY_URL, words: t.accessibility.link }
}
