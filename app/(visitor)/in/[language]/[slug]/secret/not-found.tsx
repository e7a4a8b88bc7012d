import { EmbedMode } from '@/components/visitor/embed/embed-mode'
import { MissingScreen } from '@/components/visitor/shared/missing-screen'

/** Whoever comes by a link is told about the link: it may have expired or be used up. */
export default function DeadLink() {
  return (
    <EmbedMode>
      <MissingScreen kind="link" />
    </EmbedMode>
  )
}
