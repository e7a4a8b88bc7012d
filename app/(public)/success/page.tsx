import type { Metadata } from 'next'
import { card } from '@/components/visitor/shared/styles'
import { SuccessScreen } from '@/components/visitor/success/success-screen'
import { textsFor } from '@/messages'
import { TextsProvider } from '@/messages/react/texts-provider'
import { cardViewport } from '../card-viewport'

export const viewport = cardViewport

export const dynamic = 'force-static'

export function generateMetadata(): Metadata {
  return {
    title: textsFor('visitor').t.success.pageTitle,
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  }
}

export default function SuccessPage() {
  return (
    <div className="mx-auto flex min-h-dvh max-w-2xl flex-col bg-card sm:justify-center sm:bg-transparent sm:px-6 sm:py-10">
      <main className={`${card} px-4 py-7 sm:px-8 sm:py-10`}>
        <TextsProvider
          texts={textsFor('visitor').pick('success', 'unknownBooking', 'booking', 'locations', 'joining', 'entry')}
        >
          <SuccessScreen />
        </TextsProvider>
      </main>
    </div>
  )
}
