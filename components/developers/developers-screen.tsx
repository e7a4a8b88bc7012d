import { DevelopersHeader } from './developers-header'
import { KeysSection } from './keys/keys-section'
import { WebhooksSection } from './webhooks/webhooks-section'

/** Keys and webhooks: each section reads and changes its own. */
export function DevelopersScreen() {
  return (
    <>
      <DevelopersHeader />
      <div className="grid gap-5">
        <KeysSection />
        <WebhooksSection />
      </div>
    </>
  )
}
