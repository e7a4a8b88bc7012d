'use client'

import { useTexts } from '@/messages/react/texts-provider'
import { OidcButton } from './oidc-button'
import { SignInNotice } from './sign-in-notice'
import { useLinkErrorToast } from './use-link-error-toast'

type OidcOnlyProps = { name: string; linkError?: string; next?: string }

/** The sign-in page where the organization's provider is the only way in. */
export function OidcOnly({ name, linkError, next }: OidcOnlyProps) {
  const { t } = useTexts('auth')
  useLinkErrorToast(linkError)
  return (
    <>
      <h1 className="text-balance text-center font-semibold text-2xl tracking-tight">{t.heading}</h1>
      <p className="mt-2 text-balance text-center text-muted-foreground">{t.onlyIntro}</p>
      <SignInNotice error={linkError} isOnly />
      <div className="mt-8">
        <OidcButton name={name} next={next} isMain />
      </div>
    </>
  )
}
