import { EmbedMode } from '@/components/visitor/embed/embed-mode'
import { MissingScreen } from '@/components/visitor/shared/missing-screen'

/** Replaces the fallback once scripts run; the text is the same. */
export default function BookingPageNotFound() {
  return (
    <EmbedMode>
      <MissingScreen kind="page" />
    </EmbedMode>
  )
}
