'use client'

import { useTexts } from '@/messages/react/texts-provider'
import { LateErrorScreen } from './late-error-screen'

export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useTexts('errors')
  return <LateErrorScreen error={error} t={t.unexpected} />
}
