import type { CSSProperties, ReactNode } from 'react'
import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import { drawnAvatar } from '@/lib/vocabulary/drawn-avatar'
import type { OwnerTexts } from '@/messages/texts'
import { colored, type MailPalette } from './mail-colors'

/** Somebody with a picture, or with initials. A logo takes the place of both. */
export type MailPerson = { name: string; faceUrl: string | null; logoUrl: string | null }

/** The reader of a notice, its owner. `person` is null if there is no picture to show. */
export type Notice = { texts: OwnerTexts; timeFormat: TimeFormat; person: MailPerson | null }

type Props = { person: MailPerson | null; palette: MailPalette; product: string; locale: string }

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
export function MailHeader({ person, palette, product, locale }: Props) {
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
