import { EmbedMode } from '@/components/visitor/embed/embed-mode'
import { NotFoundView } from '@/components/visitor/shared/not-found-view'
import { textsFor } from '@/messages'

/** Replaces the fallback once scripts run; the text is the same. */
export default function BookingPageNotFound() {
  const texts = textsFor('visitor')
  return (
    <EmbedMode>
      <NotFoundView text={texts.t.booking.notFound.page} texts={texts.part('errors')} />
    </EmbedMode>
  )
}
