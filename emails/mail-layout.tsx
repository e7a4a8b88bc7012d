import { Head } from '@react-email/head'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Preview } from '@react-email/preview'
import type { CSSProperties, ReactNode } from 'react'
import { env } from '@/lib/platform/env'
import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import { drawnAvatar } from '@/lib/shared/drawn-avatar'
import { directionOf } from '@/lib/shared/text/direction'
import { sayNodes } from '@/messages/react/say-nodes'
import type { OwnerTexts, Texts } from '@/messages/texts'
import { colored, darkStyles, type MailPalette, PRODUCT } from './mail-parts'

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

/** Somebody with a picture, or with initials. A logo takes the place of both. */
export type MailPerson = { name: string; faceUrl: string | null; logoUrl: string | null }

/** The reader of a notice, its owner. `person` is null if there is no picture to show. */
export type Notice = { texts: OwnerTexts; timeFormat: TimeFormat; person: MailPerson | null }

type HeaderProps = { person: MailPerson | null; palette: MailPalette; product: string; locale: string }

const SIZE = 40
const GAP = 12
const TILE: CSSProperties = {
  borderRadius: SIZE / 2,
  color: '#ffffff',
  fontSize: 15,
  fontWeight: 600,
  height: SIZE,
  lineHeight: `${SIZE}px`,
  textAlign: 'center',
  width: SIZE,
}

/** Left out of the plain text, where the sender and the heading say as much. Initials are drawn by the client itself. */
function MailHeader({ person, palette, product, locale }: HeaderProps) {
  if (!person) return <Lockup name={product} palette={palette} tile={<ProductMark palette={palette} of={product} />} />
  const { name, faceUrl, logoUrl } = person
  // Many logos are drawn for white paper only.
  if (logoUrl) {
    return (
      <img
        src={logoUrl}
        alt={name}
        height={SIZE}
        style={{ backgroundColor: '#ffffff', border: 0, borderRadius: 6, display: 'block', margin: '0 0 20px' }}
      />
    )
  }
  return <Lockup name={name} palette={palette} tile={<Face name={name} url={faceUrl} locale={locale} />} />
}

function Lockup({ name, palette, tile }: { name: string; palette: MailPalette; tile: ReactNode }) {
  return (
    <table
      role="presentation"
      border={0}
      cellPadding={0}
      cellSpacing={0}
      data-skip-in-text="true"
      style={{ margin: '0 0 20px' }}
    >
      <tbody>
        <tr>
          {tile}
          <td aria-hidden="true" width={GAP} style={{ width: GAP }} />
          <td dir="auto" {...colored(palette, { ink: 'quiet' }, { fontSize: 15, lineHeight: '20px' })}>
            {name}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function Face({ name, url, locale }: { name: string; url: string | null; locale: string }) {
  const { initials, from } = drawnAvatar(name, locale)
  if (url) {
    return (
      <td width={SIZE}>
        <img
          src={url}
          alt=""
          width={SIZE}
          height={SIZE}
          style={{ border: 0, borderRadius: SIZE / 2, display: 'block' }}
        />
      </td>
    )
  }
  return (
    <td aria-hidden="true" width={SIZE} height={SIZE} style={{ ...TILE, backgroundColor: from }}>
      {initials}
    </td>
  )
}

function ProductMark({ of: product, palette }: { of: string; palette: MailPalette }) {
  return (
    <td
      aria-hidden="true"
      width={SIZE}
      height={SIZE}
      {...colored(palette, { paper: 'accent', ink: 'onAccent' }, { ...TILE, borderRadius: 11, fontSize: 20 })}
    >
      {product.slice(0, 1)}
    </td>
  )
}
