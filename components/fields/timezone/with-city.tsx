import { lazy, type ReactNode, Suspense } from 'react'
import { englishCityOf } from '@/lib/scheduling/zone-words'
import { useTexts } from '@/messages/react/texts-provider'

export type CityProps = { timezone: string; children: (city: string) => ReactNode }

const InLanguage = lazy(() => import('./city-in-language').catch(() => ({ default: InEnglish })))

function InEnglish({ timezone, children }: CityProps) {
  return children(englishCityOf(timezone))
}

/** A zone's place in the reader's language. The names of other languages are loaded where they are read. */
export function WithCity({ fallback, ...city }: CityProps & { fallback?: ReactNode }) {
  const { locale } = useTexts('timezones')
  const Named = locale.startsWith('en') ? InEnglish : InLanguage
  return (
    <Suspense fallback={fallback}>
      <Named {...city} />
    </Suspense>
  )
}
