import {
  Bar,
  BarChart,
  CartesianGrid,
  LabelList,
  ResponsiveContainer,
  Tooltip,
  usePlotArea,
  XAxis,
  YAxis,
} from 'recharts'
import { numberText } from '@/lib/forms/summary/summary-words'
import { ColumnTip } from './column-tip'

type Column = { label: string; count: number }

const HEIGHT = 260
const DIGIT_WIDTH = 7
/** Between two numbers, and between a number and the line it stands at. */
const GAP = 8
const TICK = { fill: 'var(--muted-foreground)', fontSize: 12 }
const MARGIN = { top: 22, right: 4, bottom: 4, left: 0 }

type ColumnsProps = {
  columns: readonly Column[]
  /** One touches the next: they are parts of one scale. */
  isScale?: boolean
}

export function Columns({ columns, isScale = false }: ColumnsProps) {
  const numberWidth = DIGIT_WIDTH * numberText(Math.max(...columns.map(({ count }) => count))).length + GAP
  return (
    <ResponsiveContainer width="100%" height={HEIGHT}>
      <BarChart data={columns} margin={MARGIN} barCategoryGap={isScale ? 1 : '18%'} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--border)" />
        <XAxis
          dataKey="label"
          tick={TICK}
          tickLine={false}
          axisLine={{ stroke: 'var(--input)' }}
          interval="preserveStartEnd"
          minTickGap={14}
        />
        {/* The scale ends above the highest, maybe with a digit more. */}
        <YAxis
          tick={TICK}
          tickLine={false}
          axisLine={false}
          allowDecimals={false}
          tickFormatter={numberText}
          width={numberWidth + DIGIT_WIDTH}
        />
        <Tooltip content={<ColumnTip />} cursor={{ fill: 'var(--secondary)' }} isAnimationActive={false} />
        <Bar
          dataKey="count"
          fill="var(--primary)"
          radius={ROUND_TOP}
          maxBarSize={isScale && columns.length > 2 ? undefined : 56}
          isAnimationActive={false}
        >
          <Numbers width={columns.length * numberWidth} />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  )
}

/** Above the columns, where that many find room side by side. */
function Numbers({ width }: { width: number }) {
  const area = usePlotArea()
  if (!area || area.width < width) return null
  return (
    <LabelList
      dataKey="count"
      position="top"
      fill="var(--foreground)"
      fontSize={12}
      formatter={(count) => numberText(Number(count))}
    />
  )
}

const ROUND_TOP: [number, number, number, number] = [4, 4, 0, 0]
