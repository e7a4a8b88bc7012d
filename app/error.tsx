'use client'

import { LateErrorScreen } from '@/components/layout/late-error-screen'
import { useTexts } from '@/messages/react/texts-provider'

export default function ErrorPage({ error }: { error: unknown }) {
  const { t } = useTexts('errors')
  return <LateErrorScreen error={error} t={t.unexpected} />
}
