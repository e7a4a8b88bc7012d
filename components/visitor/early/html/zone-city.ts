/**
 * The `lib/scheduling/zone-city.ts` of the early script, which draws the zone in English only: the app has the names of
 * other languages.
 */
export { englishCityOf as cityOf } from '@/lib/scheduling/zone-words'
