import type { Metadata } from 'next'
import { ownerTexts } from '@/app/(owner)/owner-texts'
import { OwnerScreen } from '@/components/layout/owner-screen'
import { LanguageScreen } from '@/components/settings/language-screen'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await ownerTexts()).part('layout').t.nav.language }
}

export default function LanguagePage() {
  return (
    <OwnerScreen>
      <LanguageScreen />
    </OwnerScreen>
  )
}
