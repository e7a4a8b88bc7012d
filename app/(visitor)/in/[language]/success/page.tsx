import type { Metadata } from 'next'
import { cardViewport } from '@/app/card-viewport'
import { LanguageSwitch } from '@/components/layout/language-switch'
import { PageFoot } from '@/components/layout/page-foot'
import { card } from '@/components/visitor/shared/styles'
import { SuccessScreen } from '@/components/visitor/success/success-screen'
import { textsOf } from '@/messages'
import { TextsProvider } from '@/messages/react/texts-provider'
import { namedLanguage, type VisitorParams } from '../../../visitor-language'

export const viewport = cardViewport

export const dynamic = 'force-static'

type Props = { params: Promise<VisitorParams> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return {
    title: textsOf(namedLanguage(await params)).t.success.pageTitle,
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  }
}

export default async function SuccessPage({ params }: Props) {
  const texts = textsOf(namedLanguage(await params))
  return (
    <div className="mx-auto flex min-h-dvh max-w-2xl flex-col bg-card sm:justify-center sm:bg-transparent sm:px-6 sm:py-10">
      <main className={`${card} px-4 py-7 sm:px-8 sm:py-10`}>
        <TextsProvider texts={texts.pick('success', 'unknownBooking', 'booking', 'locations', 'joining', 'entry')}>
          <SuccessScreen />
        </TextsProvider>
      </main>
      <PageFoot>
        <LanguageSwitch texts={texts.part('language')} />
      </PageFoot>
    </div>
  )
}
