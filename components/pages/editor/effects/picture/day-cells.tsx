import type { DrawnDate, StartsPicture } from '@/lib/pages/effects/starts-picture'

const WIDTH = 100

type Frame = Pick<StartsPicture, 'from' | 'to' | 'cell'>

/** The starts of a date by their time of day, from top to bottom. A new one is darker and wider, one that goes is an outline. */
export function DayCells({ picture, date }: { picture: Frame; date: DrawnDate | undefined }) {
  if (!date) return null
  return (
    <Frame picture={picture} height="h-14">
      <path d={cells(date.kept, picture, 14)} className="fill-primary/45" />
      <path d={cells(date.added, picture, 0)} className="fill-primary" />
      <path
        d={cells(date.removed, picture, 14)}
        vectorEffect="non-scaling-stroke"
        className="fill-none stroke-1 stroke-destructive"
      />
    </Frame>
  )
}

/** Refused bookings of one weekday. */
export function RefusedDots({ picture, minutes }: { picture: Frame; minutes: readonly number[] }) {
  return (
    <Frame picture={picture} height="h-10">
      <path
        d={minutes.map((minute) => `M${WIDTH / 2} ${minute}h0`).join('')}
        vectorEffect="non-scaling-stroke"
        strokeLinecap="round"
        className="fill-none stroke-6 stroke-destructive"
      />
    </Frame>
  )
}

function Frame({ picture, height, children }: { picture: Frame; height: string; children: React.ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 ${picture.from} ${WIDTH} ${picture.to - picture.from}`}
      preserveAspectRatio="none"
      className={`w-full ${height}`}
    >
      {children}
    </svg>
  )
}

/** One path for all cells of a kind: a date can have hundreds. */
function cells(minutes: readonly number[], { cell }: Frame, inset: number): string {
  const width = WIDTH - 2 * inset
  return minutes.map((minute) => `M${inset} ${minute}h${width}v${cell}h${-width}z`).join('')
}
