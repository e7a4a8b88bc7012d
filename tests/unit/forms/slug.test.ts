import { describe, expect, it } from 'vitest'
import { toFormSlug } from '@/lib/forms/slug'

describe('toFormSlug', () => {
  it.each([
    ['Customer Feedback', 'customer-feedback'],
    ['Müşteri Görüşü: İyi mi?', 'musteri-gorusu-iyi-mi'],
    ['Straße & Œuvre – Łódź', 'strasse-oeuvre-lodz'],
    ['  --a--  ', 'a'],
    ['日本語', 'form'],
    ['🎉🎉🎉', 'form'],
    ['x'.repeat(200), 'x'.repeat(40)],
    [`${'x'.repeat(39)} y`, 'x'.repeat(39)],
  ])('the address of %j begins with %s and ends in six random characters', (title, words) => {
    expect(toFormSlug(title, () => 0)).toBe(`${words}-aaaaaa`)
    expect(toFormSlug(title, (max) => max - 1)).toBe(`${words}-999999`)
  })
})
