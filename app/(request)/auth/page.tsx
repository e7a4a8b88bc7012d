import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { pageLanguage } from '@/app/page-language'
import { AuthFrame } from '@/components/auth/auth-frame'
import { ConfirmByMail } from '@/components/auth/confirm-by-mail'
import { LoginForm } from '@/components/auth/login-form'
import { OidcOnly } from '@/components/auth/oidc-only'
import { Toaster } from '@/components/ui/toaster'
import { findPagePerson } from '@/lib/auth/page-session'
import { readNewcomers } from '@/lib/auth/sign-up'
import { env } from '@/lib/platform/env'
import { readInstance } from '@/lib/platform/instance'
import { textsOf } from '@/messages'
import { TextsProvider } from '@/messages/react/texts-provider'
import { RequestLanguageSwitch } from '../language-switch'

export async function generateMetadata(): Promise<Metadata> {
  return { title: textsOf(await pageLanguage()).t.auth.title }
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function AuthPage({ searchParams }: Props) {
  if (await findPagePerson()) redirect('/')
  const { error, next, oidc: step } = await searchParams
  const { oidc, ACCESSIBILITY_URL } = env()
  const { name, termsUrl, privacyUrl, imprintUrl } = await readInstance()
  const asked = { linkError: first(error), next: first(next) }
  const texts = textsOf(await pageLanguage())
  const { auth, accessibility } = texts.t
  return (
    <TextsProvider texts={texts.pick('auth', 'visitorChecks', 'visitorErrors', 'ui')}>
      <AuthFrame
        instance={name}
        footer={
          <>
            <Footer
              links={[
                [auth.terms, termsUrl],
                [auth.privacy, privacyUrl],
                ...(imprintUrl ? [[auth.imprint, imprintUrl] as [string, string]] : []),
                [accessibility.link, ACCESSIBILITY_URL],
              ]}
            />
            <RequestLanguageSwitch />
          </>
        }
      >
        {oidc && first(step) === 'confirm' ? (
          <ConfirmByMail />
        ) : oidc?.isOnly ? (
          <OidcOnly name={oidc.name} {...asked} />
        ) : (
          <LoginForm provider={oidc?.name} newcomers={await readNewcomers()} {...asked} />
        )}
      </AuthFrame>
      <Toaster />
    </TextsProvider>
  )
}

function Footer({ links }: { links: [label: string, href: string][] }) {
  return (
    <p className="flex flex-wrap justify-center gap-x-2">
      {links.map(([label, href]) => (
        <a
          key={label}
          href={href}
          className="inline-flex min-h-11 items-center px-2 underline-offset-4 hover:underline"
        >
          {label}
        </a>
      ))}
    </p>
  )
}

/** A parameter may be given twice. */
function first(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value
}
