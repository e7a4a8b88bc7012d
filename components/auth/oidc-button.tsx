import { useTexts } from '@/messages/react/texts-provider'
import { buttonStyles } from '../ui/button-styles'

type OidcButtonProps = { name: string; next?: string; isMain?: boolean }

/** Leads to the organization's provider: a link, so that it works before the scripts do. */
export function OidcButton({ name, next, isMain = false }: OidcButtonProps) {
  const { t, say } = useTexts('auth')
  const query = next === undefined ? '' : `?next=${encodeURIComponent(next)}`
  return (
    <a
      href={`/api/auth/oidc${query}`}
      dir="auto"
      className={buttonStyles({ variant: isMain ? 'default' : 'outline', className: 'wrap-anywhere h-auto w-full' })}
    >
      {say(t.signInWith, { name })}
    </a>
  )
}
