import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { pageLanguage } from '@/app/page-language'
import { Providers } from '@/app/providers'
import { AuthFrame } from '@/components/auth/auth-frame'
import { InvitationActions } from '@/components/auth/invitation-actions'
import { findPagePerson } from '@/lib/auth/page-session'
import { addressSpellings } from '@/lib/platform/address-spellings'
import { findOpenInvitation } from '@/lib/teams/server/open-invitation'
import { textsOf } from '@/messages'
import { TextsProvider } from '@/messages/react/texts-provider'

type Props = { params: Promise<{ token: string }> }

export async function generateMetadata(): Promise<Metadata> {
  return { title: textsOf(await pageLanguage()).t.invitation.title, robots: { index: false } }
}

/** Shows an invitation; it is accepted by the button only, because programs that look at mails follow links. */
export default async function InvitationPage({ params }: Props) {
  const { token } = await params
  const texts = textsOf(await pageLanguage())
  const { t, say, locale } = texts.part('invitation')
  const found = await findOpenInvitation(token, new Date())
  if (!found) {
    return (
      <AuthFrame>
        <h1 className="font-semibold text-2xl tracking-tight">{t.deadHeading}</h1>
        <p className="mt-2 text-muted-foreground">{t.deadText}</p>
      </AuthFrame>
    )
  }
  const person = await findPagePerson()
  const path = `/invitation/${encodeURIComponent(token)}`
  if (person && !person.termsAccepted) redirect(`/terms-acceptance?next=${encodeURIComponent(path)}`)
  const { team, email, role, invitedBy, expiresAt } = found
  const isTheirs = person !== null && addressSpellings(person.email).includes(email.toLowerCase())
  const until = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(expiresAt))
  return (
    <TextsProvider texts={texts.pick('invitation', 'auth', 'visitorChecks', 'visitorErrors', 'ui')}>
      <Providers>
        <AuthFrame>
          <h1 className="wrap-anywhere font-semibold text-2xl tracking-tight">{say(t.heading, { team: team.name })}</h1>
          {invitedBy && (
            <p className="wrap-anywhere mt-2 text-muted-foreground">{say(t.invitedBy, { name: invitedBy })}</p>
          )}
          <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm">
            <dt className="text-muted-foreground">{t.role}</dt>
            <dd>{t.roles[role]}</dd>
            <dt className="text-muted-foreground">{t.until}</dt>
            <dd>{until}</dd>
          </dl>
          <InvitationActions
            token={token}
            team={team.name}
            email={email}
            signedIn={person && { email: person.email, isTheirs }}
            signInUrl={`/auth?next=${encodeURIComponent(path)}`}
          />
        </AuthFrame>
      </Providers>
    </TextsProvider>
  )
}
