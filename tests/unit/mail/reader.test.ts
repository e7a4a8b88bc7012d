import { describe, expect, it } from 'vitest'
import { withOwnWords, withoutOwnersWords, withPeoplesTexts } from '@/lib/mail/reader'
import type { Mail } from '@/lib/mail/templates'
import { MAX_IN_MAIL } from '@/lib/shared/mail'
import { shorten } from '@/lib/shared/text/shorten'
import { textsOf } from '@/messages'

const PAGE = {
  language: 'en',
  title: 'Intro call',
  description: 'Half an hour',
  translated: { title: 'Erstgespräch' },
  words: null,
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

describe('withOwnWords', () => {
  const own = { main: { subject: 'Soon' }, translated: { text: 'Bald' } }
  const page = { ...PAGE, words: { reminder: own } }
  const written = (template: string, props: object = {}) =>
    withOwnWords(mailOf(template, { words: 'Main', ...props }), page).props

  it('prefers the words in the language of the reader, for guests too, but not for the owner', () => {
    const told = { title: 'Intro call', subject: 'Soon', words: 'Bald', areTranslated: true }
    expect([written('booking-reminder'), written('guest-reminder')]).toEqual([told, told])
    expect(written('booking-reminder-notice')).toEqual({ title: 'Intro call', words: 'Main' })
  })

  it('leaves a reminder the text that is for it alone', () => {
    expect(written('booking-reminder', { hasOwnWords: true })).toMatchObject({ subject: 'Soon', words: 'Main' })
  })

  it('gives nothing to a reader who may be a stranger', () => {
    const mail = withOwnWords(mailOf('booking-reminder', { isBare: true, ownerEmail: 'a@example.com' }), page)
    expect(withoutOwnersWords(mail, textsOf('en')).props).toMatchObject({ subject: '', words: '' })
  })

  it('names no host to a reader who may be a stranger', () => {
    const names = {
      hosts: ['Pay now', 'Grace'],
      organizer: { name: 'Pay now', email: 'evil@example.com' },
      replaced: { from: 'Pay now', to: 'Grace' },
    }
    const mail = mailOf('booking-moved', { isBare: true, ownerEmail: 'a@example.com', ...names })
    expect(JSON.stringify(withoutOwnersWords(mail, textsOf('en')))).not.toMatch(/Pay now|Grace|evil/)
  })
})
