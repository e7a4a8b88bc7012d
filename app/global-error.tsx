'use client'

import { ErrorScreen } from '@/components/layout/error-screen'
import { errors } from '@/messages/en/errors'
import './globals.css'

/** Stands in for the root layout when that one fails. */
export default function GlobalError({ error }: { error: unknown }) {
  return (
    <html lang="en">
      <body>
        <title>{errors.unexpected.title}</title>
        <ErrorScreen error={error} />
      </body>
    </html>
  )
}
