import { useTexts } from '@/messages/react/texts-provider'
import { Link } from '../ui/link'
import { strongLink } from '../ui/link-styles'

/** The only thing about teams that a person without one sees. */
export function CreateTeamLink() {
  const { create: t } = useTexts('teams').t
  return (
    <p className="mt-6 text-muted-foreground text-sm">
      <Link href="/settings/create-team" className={`inline-flex min-h-6 items-center ${strongLink}`}>
        {t.link}
      </Link>
      <span className="mt-1 block">{t.text}</span>
    </p>
  )
}
