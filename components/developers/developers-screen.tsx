import { DevelopersHeader } from './developers-header'
import { FeedsSection } from './feeds/feeds-section'
import { KeysSection } from './keys/keys-section'
import { WebhooksSection } from './webhooks/webhooks-section'

/** Keys, webhooks and feeds: each section reads and changes its own. */
export function DevelopersScreen() {
  return (
    <>
      <DevelopersHeader />
      <div className="grid max-w-3xl gap-5">
        <KeysSection />
        <WebhooksSection />
        <FeedsSection />
      </div>
    </>
  )
}
