import type { Metadata } from 'next'
import { ownerTexts } from '@/app/(owner)/owner-texts'
import { OwnerScreen } from '@/components/layout/owner-screen'
import { BrandScreen } from '@/components/settings/brand-screen'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await ownerTexts()).part('layout').t.nav.brand }
}

export default function BrandPage() {
  return (
    <OwnerScreen>
      <BrandScreen />
    </OwnerScreen>
  )
}
