import { Bar, BarChart, CartesianGrid, LabelList, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { ColumnTip } from './column-tip'

type Column = { label: string; count: number }

const HEIGHT = 260
/** So many have room for their number above them, on paper as well. */
const MAX_NUMBERED = 14
const TICK = { fill: 'var(--muted-foreground)', fontSize: 12 }
const MARGIN = { top: 22, right: 4, bottom: 4, left: 0 }

type ColumnsProps = {
  columns: readonly Column[] /** One touches the next: they are parts of one scale. */
  isScale?: boolean
}

export function Columns({ columns, isScale = false }: ColumnsProps) {
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
        <YAxis tick={TICK} tickLine={false} axisLine={false} allowDecimals={false} width="auto" />
        <Tooltip content={<ColumnTip />} cursor={{ fill: 'var(--secondary)' }} isAnimationActive={false} />
        <Bar
          dataKey="count"
          fill="var(--primary)"
          radius={ROUND_TOP}
          maxBarSize={isScale && columns.length > 2 ? undefined : 56}
          isAnimationActive={false}
        >
          {columns.length <= MAX_NUMBERED && (
            <LabelList dataKey="count" position="top" fill="var(--foreground)" fontSize={12} />
          )}
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  )
}

const ROUND_TOP: [number, number, number, number] = [4, 4, 0, 0]
