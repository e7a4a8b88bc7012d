import { isOidcError } from '@/lib/shared/identities'
import { useTexts } from '@/messages/react/texts-provider'

/** Why the sign-in before failed. `isOnly`: no link is sent here. */
export function SignInNotice({ error, isOnly }: { error?: string; isOnly: boolean }) {
  const { t } = useTexts('auth')
  if (error === undefined) return null
  const words = isOidcError(error) ? t.linkErrors[error] : isOnly ? t.linksOff : t.linkFailed
  return (
    <p className="mt-6 text-balance rounded-lg bg-warning-soft px-4 py-3 text-center text-sm text-warning-foreground">
      {words}
    </p>
  )
}
