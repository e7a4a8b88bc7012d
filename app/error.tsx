'use client'

import { ErrorScreen } from '@/components/layout/error-screen'
import { useTexts } from '@/messages/react/texts-provider'

export default function ErrorPage({ error }: { error: unknown }) {
  const { t } = useTexts('errors')
  return <ErrorScreen error={error} t={t.unexpected} />
}
