'use client'

import { useTexts } from '@/messages/react/texts-provider'
import { PageHeader } from '../layout/page-header'
import { AppearanceSection } from './appearance-section'
import { LanguageSection } from './language-section'

/** Both take effect at once. */
export function LanguageScreen() {
  const { nav } = useTexts('layout').t
  return (
    <>
      <PageHeader title={nav.language} />
      <div className="grid gap-5">
        <LanguageSection />
        <AppearanceSection />
      </div>
    </>
  )
}
