import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { pageLanguage, pageQuery } from '@/app/page-language'
import { Providers } from '@/app/providers'
import { AuthFrame } from '@/components/auth/auth-frame'
import { TermsForm } from '@/components/auth/terms-form'
import { findPagePerson } from '@/lib/auth/page-session'
import { toSafeNext } from '@/lib/auth/route-policy'
import { readInstance } from '@/lib/platform/instance'
import { textsOf } from '@/messages'
import { TextsProvider } from '@/messages/react/texts-provider'

export async function generateMetadata(): Promise<Metadata> {
  return { title: textsOf(await pageLanguage()).t.terms.title }
}

export default async function TermsAcceptancePage() {
  const user = await findPagePerson()
  if (!user) redirect('/auth')
  const next = toSafeNext((await pageQuery()).get('next'))
  if (user.termsAccepted) redirect(next ?? '/')
  const texts = textsOf(await pageLanguage())
  const { t, say } = texts.part('terms')
  return (
    <TextsProvider texts={texts.pick('terms', 'auth', 'visitorChecks', 'visitorErrors', 'ui')}>
      <Providers>
        <AuthFrame wide>
          <h1 className="font-semibold text-2xl tracking-tight">{t.heading}</h1>
          <p className="mt-2 text-muted-foreground">{say(t.welcome, { email: user.email })}</p>
          <h2 className="mt-7 mb-4 font-semibold">{t.summaryHeading}</h2>
          <ol className="mb-7 flex flex-col gap-4">
            {t.summary.map((point, index) => (
              <li key={point.title} className="flex gap-3.5 text-sm">
                <span
                  aria-hidden="true"
                  className="flex size-7 shrink-0 items-center justify-center rounded-full bg-primary-soft font-semibold text-primary-soft-foreground text-xs"
                >
                  {index + 1}
                </span>
                <div>
                  <p className="pt-1 font-medium">{point.title}</p>
                  <p className="mt-0.5 text-muted-foreground">{point.text}</p>
                </div>
              </li>
            ))}
          </ol>
          <TermsForm termsUrl={(await readInstance()).termsUrl} next={next ?? '/settings'} />
        </AuthFrame>
      </Providers>
    </TextsProvider>
  )
}
