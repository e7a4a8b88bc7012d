import { describe, expect, it } from 'vitest'
import { countryOfZone } from '@/lib/scheduling/zone-country'

describe('countryOfZone', () => {
  it.each([
    ['Europe/Berlin', 'DE'],
    ['Europe/Vienna', 'AT'],
    ['America/Indiana/Knox', 'US'],
    ['Asia/Calcutta', 'IN'],
    ['UTC', null],
    ['Etc/GMT+3', null],
  ])('%s is in %s', (timezone, country) => expect(countryOfZone(timezone)).toBe(country))
})
