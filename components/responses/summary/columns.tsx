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
import { isRtl } from '@/lib/shared/text/direction'
import { useTexts } from '@/messages/react/texts-provider'
import { ColumnTip } from './column-tip'

type Column = { label: string; count: number }

const HEIGHT = 260
const DIGIT_WIDTH = 7
/** Pixels between two numbers, and between a number and its line. */
const GAP = 8
const TICK = { fill: 'var(--muted-foreground)', fontSize: 12 }
const MARGIN = { top: 22, bottom: 4 }
/** Beyond the last column. */
const END_MARGIN = 4

type ColumnsProps = {
  columns: readonly Column[]
  /** Columns touch, as they are parts of one scale. */
  isScale?: boolean
}

export function Columns({ columns, isScale = false }: ColumnsProps) {
  const { locale } = useTexts('summary')
  const numberWidth = DIGIT_WIDTH * numberText(Math.max(...columns.map(({ count }) => count)), locale).length + GAP
  const isBackwards = isRtl(locale)
  const margin = { ...MARGIN, left: isBackwards ? END_MARGIN : 0, right: isBackwards ? 0 : END_MARGIN }
  return (
    // The library anchors texts as in a line from left to right.
    <ResponsiveContainer width="100%" height={HEIGHT} style={{ direction: 'ltr' }}>
      <BarChart data={columns} margin={margin} barCategoryGap={isScale ? 1 : '18%'} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--border)" />
        <XAxis
          dataKey="label"
          reversed={isBackwards}
          tick={TICK}
          tickLine={false}
          axisLine={{ stroke: 'var(--input)' }}
          interval="preserveStartEnd"
          minTickGap={14}
        />
        {/* The scale ends above the highest column, which may take one more digit. */}
        <YAxis
          orientation={isBackwards ? 'right' : 'left'}
          tick={TICK}
          tickLine={false}
          axisLine={false}
          allowDecimals={false}
          tickFormatter={(number) => numberText(number, locale)}
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

/** Numbers above the columns, if all of them fit side by side. */
function Numbers({ width }: { width: number }) {
  const { locale } = useTexts('summary')
  const area = usePlotArea()
  if (!area || area.width < width) return null
  return (
    <LabelList
      dataKey="count"
      position="top"
      fill="var(--foreground)"
      fontSize={12}
      formatter={(count) => numberText(Number(count), locale)}
    />
  )
}

const ROUND_TOP: [number, number, number, number] = [4, 4, 0, 0]
