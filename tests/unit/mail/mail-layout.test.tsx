import { render } from '@react-email/render'
import { describe, expect, it } from 'vitest'
import { MailLayout } from '@/emails/mail-layout'
import { MailText } from '@/emails/mail-parts'
import { DEFAULT_LANGUAGE } from '@/lib/shared/languages'
import { textsOf } from '@/messages'

const english = textsOf(DEFAULT_LANGUAGE)

const draw = (locale: string) =>
  render(
    <MailLayout texts={{ ...english, locale }} preview="Soon" heading="A reminder">
      <MailText>See you</MailText>
    </MailLayout>,
  )

describe('<MailLayout>', () => {
  it('says the direction of its language on the document, and on a table for clients that drop that', async () => {
    const html = await draw('ar')
    expect(html).toMatch(/<html[^>]* dir="rtl"/)
    expect(html).toMatch(/<table[^>]* dir="rtl"/)
    expect(html).toContain('text-align:right')
    expect(html).not.toContain('ltr')
  })

  it('is read from left to right in English', async () => {
    const html = await draw('en-US')
    expect(html).toMatch(/<html[^>]* dir="ltr"/)
    expect(html).toMatch(/<table[^>]* dir="ltr"/)
    expect(html).toContain('text-align:left')
    expect(html).not.toContain('rtl')
  })
})
