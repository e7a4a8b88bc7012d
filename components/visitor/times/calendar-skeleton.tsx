import { skeleton } from '../shared/styles'

/** Takes the room of the month to come, to the pixel. */
export function CalendarSkeleton() {
  return (
    <div aria-hidden="true">
      <div className="flex h-11 items-center pb-1 pl-2.5 sm:h-13 sm:pb-2">
        <span className={`${skeleton} h-5 w-28`} />
      </div>
      <div className="grid min-h-81 grid-cols-7 content-start pt-9">
        {Array.from({ length: 35 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing but its place tells one bar from another
          <span key={index} className="flex h-12 items-center justify-center">
            <span className={`${skeleton} size-9 rounded-xl`} />
          </span>
        ))}
      </div>
    </div>
  )
}
