import { skeleton } from '../shared/styles'

/** Takes the room of the month to come, on a phone of the week, to the pixel. */
export function CalendarSkeleton() {
  return (
    <div aria-hidden="true">
      <div className="flex h-11 items-center ps-2.5 md:mb-2">
        <span className={`${skeleton} h-5 w-28`} />
      </div>
      <div className="visitor-grid grid grid-cols-7 content-start pt-9">
        {Array.from({ length: 35 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing but its place tells one bar from another
          <span key={index} className="flex h-12 items-center justify-center max-md:nth-[n+8]:hidden">
            <span className={`${skeleton} size-9 rounded-xl`} />
          </span>
        ))}
      </div>
    </div>
  )
}
