import type { Metadata } from 'next'
import { ownerTexts } from '@/app/(owner)/owner-texts'
import { InstanceScreen } from '@/components/admin/instance-screen'
import { OwnerScreen } from '@/components/layout/owner-screen'
import { readInstanceSettings } from '@/lib/admin/server/instance'
import { env } from '@/lib/platform/env'
import { timezoneOptions } from '@/lib/scheduling/timezones'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await ownerTexts()).part('admin').t.instance.title }
}

export default async function InstancePage() {
  const settings = await readInstanceSettings()
  const { SIGN_UP: signUp, SIGN_UP_DOMAINS: signUpDomains } = env()
  const chosen = settings.timezone === null ? [] : [settings.timezone]
  return (
    <OwnerScreen>
      <InstanceScreen
        settings={settings}
        environment={{ signUp, signUpDomains }}
        timezones={timezoneOptions(Date.now(), chosen, (await ownerTexts()).locale)}
      />
    </OwnerScreen>
  )
}
