import { MessagePage } from '@/components/layout/message-page'
import { sayNodes } from '@/messages/react/say-nodes'
import type { Part, PartTexts } from '@/messages/texts'

export type MissingKind = keyof Part<'missing'>['kinds']

/** Which of the hints says what a guest can still do; the text about a link says it itself. */
const HINTS = { address: 'page', page: 'page', profile: 'page', form: 'form', booking: 'booking', link: null } as const

export function hintOf(kind: MissingKind, t: Part<'missing'>): string | null {
  const hint = HINTS[kind]
  return hint && t.hints[hint]
}

/** The 404 of an address that a guest was given. Nothing on it asks them to sign in. */
export function MissingMessage({ kind, texts }: { kind: MissingKind; texts: PartTexts<'missing'> }) {
  const { t, locale } = texts
  return (
    <MessagePage title={t.title} text={t.kinds[kind]} hint={hintOf(kind, t)}>
      <p className="embed:hidden text-muted-foreground text-sm">
        {kind === 'address' || kind === 'booking' ? (
          <a href="/" className={LINK}>
            {t.home}
          </a>
        ) : (
          sayNodes(locale, t.owner, {
            link: (words) => (
              <a href="/auth" className={LINK}>
                {words}
              </a>
            ),
          })
        )}
      </p>
    </MessagePage>
  )
}

const LINK = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-foreground'
