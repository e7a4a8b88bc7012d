import { cityOf } from '@/lib/scheduling/zone-city'
import { useTexts } from '@/messages/react/texts-provider'
import type { CityProps } from './with-city'

export default function CityInLanguage({ timezone, children }: CityProps) {
  const { locale } = useTexts('timezones')
  return children(cityOf(timezone, locale))
}
