import { EmbedMode } from '@/components/visitor/embed/embed-mode'
import { MissingScreen } from '@/components/visitor/shared/missing-screen'

/** The visitor came by a link, which may have expired or be used up: the page says so. */
export default function DeadLink() {
  return (
    <EmbedMode>
      <MissingScreen kind="link" />
    </EmbedMode>
  )
}
