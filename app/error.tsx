'use client'

import { ErrorScreen } from '@/components/layout/error-screen'

export default function ErrorPage({ error }: { error: unknown }) {
  return <ErrorScreen error={error} />
}
