import type { Metadata } from 'next'
import { ownerTexts } from '@/app/(owner)/owner-texts'
import { OwnerScreen } from '@/components/layout/owner-screen'
import { DevicesScreen } from '@/components/settings/devices-screen'
import { env } from '@/lib/platform/env'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await ownerTexts()).part('settings').t.sessions.heading }
}

export default function DevicesPage() {
  return (
    <OwnerScreen>
      <DevicesScreen provider={env().oidc?.name ?? null} />
    </OwnerScreen>
  )
}
