import { Link } from '@/components/ui/link'
import { strongLink } from '@/components/ui/link-styles'
import { useIntegrations } from '@/lib/client/integrations'
import { sayNodes } from '@/messages/react/say-nodes'
import { useTexts } from '@/messages/react/texts-provider'

/** Says of a page that meets on BigBlueButton that no server is connected any more. */
export function RoomNotice({ location }: { location: string }) {
  const { t, locale } = useTexts('bigbluebutton')
  const { data: integrations } = useIntegrations()
  if (location !== 'bigbluebutton' || !integrations) return null
  if (integrations.some(({ type, status }) => type === 'bigbluebutton' && status === 'connected')) return null
  return (
    <p className="mb-6 rounded-xl bg-warning-soft px-4 py-3 text-sm text-warning-foreground">
      {sayNodes(locale, t.gone, {
        link: (words) => (
          <Link href="/integrations" className={strongLink}>
            {words}
          </Link>
        ),
      })}
    </p>
  )
}
