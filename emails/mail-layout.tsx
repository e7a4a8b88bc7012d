import { Head, Hr, Html, Preview } from '@react-email/components'
import type { ReactNode } from 'react'
import { env } from '@/lib/platform/env'
import { directionOf } from '@/lib/vocabulary/text/direction'
import { sayNodes } from '@/messages/react/say-nodes'
import type { Texts } from '@/messages/texts'
import { colored, darkStyles, type MailPalette, mailPalette } from './mail-colors'
import { MailHeader, type MailPerson } from './mail-header'

const FONT = 'ui-sans-serif, system-ui, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif'
const WIDTH = 520
/** A small phone keeps a date in one line beside its leaf. */
const NARROW =
  '@media (max-width:360px){.mail-frame{padding:10px 6px!important}.mail-card{padding:20px 16px 18px!important}}'

type MailLayoutProps = {
  texts: Texts
  palette?: MailPalette
  /** Whom the mail is from or about; null for a mail of the product. */
  person?: MailPerson | null
  /** Inboxes show this beside the subject. */
  preview: string
  heading: string
  children: ReactNode
}

export const PRODUCT = mailPalette('')

/** The frame of every mail: one narrow card that a phone and a desktop client draw alike. */
export function MailLayout({ texts, palette = PRODUCT, person = null, preview, heading, children }: MailLayoutProps) {
  const { language, t, locale } = texts
  const dir = directionOf(locale)
  const footer = sayNodes(locale, t.mailFrame.footer, {
    link: (words) => (
      <a href={env().APP_URL} data-bare="true" {...colored(palette, { ink: 'quiet' }, { textDecoration: 'underline' })}>
        {words}
      </a>
    ),
  })
  return (
    <Html lang={language} dir={dir}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyles(palette) + NARROW}</style>
      </Head>
      <body {...colored(palette, { paper: 'page' }, { margin: 0, padding: 0 })}>
        <Preview>{preview}</Preview>
        {/* Many clients drop what stands on the document itself. */}
        <MailTable dir={dir} {...colored(palette, { paper: 'page' })}>
          <td align="center" className="mail-frame" style={{ fontFamily: FONT, padding: '24px 12px' }}>
            <MailTable
              {...colored(
                palette,
                { paper: 'card' },
                { borderRadius: 14, maxWidth: WIDTH, textAlign: dir === 'rtl' ? 'right' : 'left' },
              )}
            >
              <td className="mail-card" style={{ padding: '26px 24px 22px' }}>
                <MailHeader locale={texts.locale} person={person} palette={palette} product={t.mailFrame.product} />
                <h1 {...colored(palette, { ink: 'text' }, { fontSize: 22, lineHeight: '28px', margin: '0 0 16px' })}>
                  {heading}
                </h1>
                {children}
                <Hr
                  {...colored(
                    palette,
                    { edge: 'line' },
                    { border: 0, borderTop: '1px solid', borderTopWidth: 1, margin: '24px 0 12px' },
                  )}
                />
                <p {...colored(palette, { ink: 'quiet' }, { fontSize: 12, lineHeight: '18px', margin: 0 })}>{footer}</p>
              </td>
            </MailTable>
          </td>
        </MailTable>
      </body>
    </Html>
  )
}

type MailTableProps = { dir?: 'ltr' | 'rtl'; className?: string; style?: React.CSSProperties; children: ReactNode }

/** One row for layout, as old clients need it. `children`: its cells. */
export function MailTable({ dir, className, style, children }: MailTableProps) {
  return (
    <table
      role="presentation"
      dir={dir}
      width="100%"
      border={0}
      cellPadding={0}
      cellSpacing={0}
      className={className}
      style={{ borderCollapse: 'separate', width: '100%', ...style }}
    >
      <tbody>
        <tr>{children}</tr>
      </tbody>
    </table>
  )
}
