import { Bar, BarChart, ResponsiveContainer, usePlotArea, XAxis, YAxis } from 'recharts'
import { isRtl } from '@/lib/shared/text/direction'
import { useTexts } from '@/messages/react/texts-provider'

/** `value` is the count and its share, drawn at the row's end. */
type BarRow = { label: string; count: number; value: string }

const ROW_HEIGHT = 56
const BAR_HEIGHT = 12
/** Pixels between a label and its bar. */
const GAP = 9
const LETTER_WIDTH = 7
const MARGIN = { top: 12, right: 0, bottom: 0, left: 0 }

/** Bars below their labels, as a phone has no room beside them. */
export function BarRows({ rows, total }: { rows: readonly BarRow[]; total: number }) {
  const isBackwards = isRtl(useTexts('summary').locale)
  return (
    // The library anchors texts as in a line from left to right.
    <ResponsiveContainer width="100%" height={rows.length * ROW_HEIGHT} style={{ direction: 'ltr' }}>
      <BarChart
        data={rows.map((row, place) => ({ ...row, place }))}
        layout="vertical"
        margin={MARGIN}
        accessibilityLayer={false}
      >
        <XAxis type="number" domain={[0, Math.max(1, total)]} reversed={isBackwards} hide />
        <YAxis type="category" dataKey="place" hide />
        <Rows rows={rows} isBackwards={isBackwards} />
        <Bar
          dataKey="count"
          barSize={BAR_HEIGHT}
          radius={BAR_HEIGHT / 2}
          fill="var(--primary)"
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  )
}

/** Labels and tracks of the rows. The chart's own labels are missing for rows with a count of 0. */
function Rows({ rows, isBackwards }: { rows: readonly BarRow[]; isBackwards: boolean }) {
  const area = usePlotArea()
  if (!area) return null
  const [left, right] = [
    { x: area.x, textAnchor: 'start' },
    { x: area.x + area.width, textAnchor: 'end' },
  ] as const
  const [start, end] = isBackwards ? [right, left] : [left, right]
  const step = area.height / rows.length
  return rows.map(({ label, value }, place) => {
    const top = area.y + step * (place + 0.5) - BAR_HEIGHT / 2
    const letters = Math.floor(area.width / LETTER_WIDTH) - value.length - 2
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: two options may have one label
      <g key={place} fontSize={14}>
        <text {...start} y={top - GAP} fill="var(--foreground)">
          {shorten(label, letters)}
        </text>
        <text {...end} y={top - GAP} fill="var(--muted-foreground)">
          {value}
        </text>
        <rect x={area.x} y={top} width={area.width} height={BAR_HEIGHT} rx={BAR_HEIGHT / 2} fill="var(--secondary)" />
      </g>
    )
  })
}

/** The table below shows the whole label. */
function shorten(label: string, letters: number): string {
  const all = [...label]
  return all.length <= letters
    ? label
    : `${all
        .slice(0, Math.max(1, letters - 1))
        .join('')
        .trimEnd()}…`
}
