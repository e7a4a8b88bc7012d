import { useCallback, useState } from 'react'
import { numberText } from '@/lib/forms/summary/summary-words'
import { isRtl } from '@/lib/shared/text/direction'
import { useTexts } from '@/messages/react/texts-provider'
import { CHART_HEIGHT, layOutColumns } from './column-layout'
import { ColumnTip } from './column-tip'

type ColumnsProps = {
  columns: readonly { label: string; count: number }[]
  /** Columns touch, as they are parts of one scale. */
  isScale?: boolean
}

/** Drawn for the width of the screen; on paper its viewBox makes it fit the sheet. */
export function Columns(props: ColumnsProps) {
  const { measure, width } = useWidth()
  return (
    // The chart mirrors itself: its coordinates are those of a line from left to right.
    <div ref={measure} dir="ltr" className="relative h-65 print:h-auto">
      {width > 0 && <Chart {...props} width={width} />}
    </div>
  )
}

function Chart({ columns, isScale = false, width }: ColumnsProps & { width: number }) {
  const { locale } = useTexts('summary')
  const [pointedAt, setPointedAt] = useState<number | null>(null)
  const isBackwards = isRtl(locale)
  const words = (count: number) => numberText(count, locale)
  const chart = layOutColumns({ columns, width, isScale, isBackwards, numberText: words })
  const { left, right, top, bottom } = chart.plot
  const pointed = chart.columns[pointedAt ?? -1]
  return (
    <>
      <svg
        aria-hidden="true"
        data-chart=""
        viewBox={`0 0 ${width} ${CHART_HEIGHT}`}
        className="block w-full"
        fontSize={12}
        fill="var(--muted-foreground)"
        onMouseLeave={() => setPointedAt(null)}
      >
        {chart.lines.map(({ value, y }) => (
          <g key={value}>
            <path d={`M${left} ${y}H${right}`} stroke={value === 0 ? 'var(--input)' : 'var(--border)'} />
            <text x={chart.numbersX} y={y} dy="0.355em" textAnchor={isBackwards ? 'start' : 'end'}>
              {words(value)}
            </text>
          </g>
        ))}
        {chart.columns.map(({ middle, ...column }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey lint/a11y/noStaticElementInteractions: a column is its place, and the table says the same
          <g key={place} onMouseEnter={() => setPointedAt(place)}>
            <rect
              x={middle - chart.bandWidth / 2}
              y={top}
              width={chart.bandWidth}
              height={bottom - top}
              fill={place === pointedAt ? 'var(--secondary)' : 'transparent'}
            />
            <path d={roundedTop(middle - column.width / 2, bottom, column)} fill="var(--primary)" />
            {chart.hasNumbers && (
              <text x={middle} y={bottom - column.height - 5} textAnchor="middle" fill="var(--foreground)">
                {words(column.count)}
              </text>
            )}
          </g>
        ))}
        {chart.labels.map(({ text, middle }) => (
          <text key={middle} x={middle} y={bottom + 20} textAnchor="middle">
            {text}
          </text>
        ))}
      </svg>
      {pointed && <ColumnTip {...pointed} width={width} />}
    </>
  )
}

/** The path of a column whose upper corners are round. */
function roundedTop(left: number, bottom: number, { width, height }: { width: number; height: number }): string {
  const radius = Math.min(4, height, width / 2)
  const flat = width - 2 * radius
  return `M${left} ${bottom}v${radius - height}q0 ${-radius} ${radius} ${-radius}h${flat}q${radius} 0 ${radius} ${radius}V${bottom}Z`
}

/** The width of the measured element, 0 before it is known. */
function useWidth() {
  const [width, setWidth] = useState(0)
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { measure, width }
}
