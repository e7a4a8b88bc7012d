import { describe, expect, it } from 'vitest'
import { withPeoplesTexts } from '@/lib/mail/reader'
import type { Mail } from '@/lib/mail/templates'
import { MAX_IN_MAIL } from '@/lib/shared/mail'
import { shorten } from '@/lib/shared/text/shorten'

const PAGE = {
  language: 'en',
  title: 'Intro call',
  description: 'Half an hour',
  translated: { title: 'Erstgespräch' },
} as const
const mailOf = (template: string, props: object) => ({ template, props: { title: 'Intro call', ...props } }) as Mail

describe('withPeoplesTexts', () => {
  it('gives the people of a booking the texts in their language, and others the main ones', () => {
    expect(withPeoplesTexts(mailOf('booking-confirmation', {}), PAGE).props).toEqual({ title: 'Erstgespräch' })
    expect(withPeoplesTexts(mailOf('meeting-invitation', {}), PAGE).props).toEqual({ title: 'Erstgespräch' })
    for (const template of ['booking-notice', 'cancellation-notice', 'form-response', 'email-code']) {
      const mail = mailOf(template, {})
      expect(withPeoplesTexts(mail, PAGE)).toBe(mail)
    }
  })

  it('leaves what is not translated, and a mail about no page', () => {
    const mail = mailOf('booking-moved', { description: 'Half an hour' })
    expect(withPeoplesTexts(mail, PAGE).props).toEqual({ title: 'Erstgespräch', description: 'Half an hour' })
    expect(withPeoplesTexts(mail, { ...PAGE, translated: null })).toBe(mail)
    expect(withPeoplesTexts(mail, null)).toBe(mail)
  })

  it('leaves texts that the owner has changed since', () => {
    const mail = mailOf('booking-moved', { title: 'Renamed', description: 'Another' })
    const translated = { title: 'Erstgespräch', description: 'Eine halbe Stunde' }
    expect(withPeoplesTexts(mail, { ...PAGE, translated }).props).toEqual(mail.props)
  })

  it('knows a long description that was shortened for the mail', () => {
    const description = 'Long. '.repeat(MAX_IN_MAIL)
    const mail = mailOf('booking-confirmation', { description: shorten(description, MAX_IN_MAIL) })
    const page = { ...PAGE, description, translated: { description: 'Kurz' } }
    expect(withPeoplesTexts(mail, page).props).toEqual({ title: 'Intro call', description: 'Kurz' })
  })
})
