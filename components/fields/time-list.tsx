import { Check } from 'lucide-react'
import * as Radix from 'radix-ui/popover'
import type { RefObject } from 'react'
import { HALF_HOURS } from '@/lib/time/typed-time'
import { useTexts } from '@/messages/react/texts-provider'
import { cn } from '../ui/cn'
import { popoverStyles } from '../ui/popover-styles'

type TimeListProps = {
  id: string
  /** The field of the list. A click on it does not close the list. */
  anchor: RefObject<HTMLElement | null>
  active: number
  value: string
  show: (time: string) => string
  onChoose: (index: number) => void
}

/** Options of a combobox: the focus stays in the field, which handles the keys. */
export function TimeList({ id, anchor, active, value, show, onChoose }: TimeListProps) {
  const { t } = useTexts('fields')
  return (
    <Radix.Content
      id={id}
      role="listbox"
      aria-label={t.time.list}
      align="start"
      sideOffset={6}
      collisionPadding={8}
      onOpenAutoFocus={(event) => event.preventDefault()}
      onCloseAutoFocus={(event) => event.preventDefault()}
      onInteractOutside={(event) => {
        if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault()
      }}
      className={cn(
        popoverStyles,
        'max-h-[min(17rem,45dvh)] min-w-(--radix-popover-trigger-width) overflow-y-auto overscroll-contain p-1',
      )}
    >
      {HALF_HOURS.map((time, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys for all of them
        // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant points here; the focus stays in the field
        <div
          key={time}
          id={`${id}-${index}`}
          ref={index === active ? scrollIntoList : undefined}
          role="option"
          aria-selected={time === value}
          // Keeps the focus in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(index)}
          className={cn(
            'flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-md px-3 text-sm tabular-nums select-none hover:bg-accent',
            index === active && 'bg-accent',
          )}
        >
          {show(time)}
          {time === value && <Check aria-hidden="true" className="size-4 text-primary" />}
        </div>
      ))}
    </Radix.Content>
  )
}

/** Scrolls only the list; `scrollIntoView` would also scroll the page or dialog around it. */
function scrollIntoList(option: HTMLElement | null) {
  const list = option?.parentElement
  if (!option || !list) return
  const top = option.getBoundingClientRect().top - list.getBoundingClientRect().top
  const isVisible = top >= 0 && top + option.offsetHeight <= list.clientHeight
  if (!isVisible) list.scrollTop += top - (list.clientHeight - option.offsetHeight) / 2
}
