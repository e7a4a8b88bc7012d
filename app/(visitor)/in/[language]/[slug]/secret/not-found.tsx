import { EmbedMode } from '@/components/visitor/embed/embed-mode'
import { DeadLink } from '@/components/visitor/shared/dead-link'

/** The visitor came by a link, which may have expired or be used up: the page says so. */
export default function DeadLinkPage() {
  return (
    <EmbedMode>
      <DeadLink />
    </EmbedMode>
  )
}
