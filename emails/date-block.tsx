import { MailTable } from './mail-layout'
import { colored, type MailPalette } from './mail-parts'

export type DateBlockView = {
  /** `Jun`, `3` and `Wed`: drawn large, as on a calendar's leaf. */
  leaf: { month: string; day: string; weekday: string }
  date: string
  /** With the words that say whose clock it is. */
  period: string
  zone: string
  /** The same time by another person's clock. */
  other: string | null
}

const LEAF_WIDTH = 60
const GAP = 14

type Props = { view: DateBlockView; palette: MailPalette; isCancelled: boolean }

/** The plain text says the time in a line of its own. A cancelled time is struck through. */
export function DateBlock({ view, palette, isCancelled }: Props) {
  const { leaf, date, period, zone, other } = view
  const Time = isCancelled ? 's' : 'span'
  return (
    <MailTable style={{ margin: '0 0 16px' }}>
      <td width={LEAF_WIDTH} valign="top" aria-hidden="true" style={{ width: LEAF_WIDTH }}>
        <Leaf leaf={leaf} palette={palette} isCancelled={isCancelled} />
      </td>
      {/* A padding has a side, and old clients know no side of the line. */}
      <td aria-hidden="true" width={GAP} style={{ width: GAP }} />
      <td valign="top">
        <p
          {...colored(
            palette,
            { ink: isCancelled ? 'quiet' : 'text' },
            { fontSize: 16, lineHeight: '23px', margin: 0 },
          )}
        >
          <Time>
            <strong>{date}</strong>
            <br />
            {period}
          </Time>
        </p>
        <p {...colored(palette, { ink: 'quiet' }, { fontSize: 13, lineHeight: '19px', margin: '2px 0 0' })}>
          {zone}
          {other && (
            <>
              <br />
              {other}
            </>
          )}
        </p>
      </td>
    </MailTable>
  )
}

type LeafProps = { leaf: DateBlockView['leaf']; palette: MailPalette; isCancelled: boolean }

function Leaf({ leaf: { month, day, weekday }, palette, isCancelled }: LeafProps) {
  const head = isCancelled
    ? ({ paper: 'soft', ink: 'quiet' } as const)
    : ({ paper: 'accent', ink: 'onAccent' } as const)
  const cell = { fontSize: 13, lineHeight: '18px', textAlign: 'center' } as const
  return (
    <table
      role="presentation"
      width={LEAF_WIDTH}
      border={0}
      cellPadding={0}
      cellSpacing={0}
      {...colored(
        palette,
        { edge: 'line' },
        { border: '1px solid', borderRadius: 12, overflow: 'hidden', width: LEAF_WIDTH },
      )}
    >
      <tbody>
        <tr>
          <td
            {...colored(palette, head, { ...cell, borderRadius: '11px 11px 0 0', fontWeight: 600, padding: '3px 0' })}
          >
            {month}
          </td>
        </tr>
        <tr>
          <td
            {...colored(
              palette,
              { ink: isCancelled ? 'quiet' : 'text' },
              {
                ...cell,
                fontSize: 28,
                fontWeight: 600,
                lineHeight: '34px',
                paddingTop: 3,
                textDecoration: isCancelled ? 'line-through' : 'none',
              },
            )}
          >
            {day}
          </td>
        </tr>
        <tr>
          <td {...colored(palette, { ink: 'quiet' }, { ...cell, paddingBottom: 5 })}>{weekday}</td>
        </tr>
      </tbody>
    </table>
  )
}
