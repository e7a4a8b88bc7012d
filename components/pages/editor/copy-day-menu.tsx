import { Copy } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '@/components/ui/dropdown-menu'
import type { AvailabilityInput } from '@/lib/pages/schema'
import { copyDay, type HoursRefusal, WEEKDAYS, type WeekHours, weekFrom } from '@/lib/pages/week-hours'
import { useTexts } from '@/messages/react/texts-provider'

type CopyDayMenuProps = {
  dayOfWeek: number
  day: string
  hours: WeekHours
  onResult: (result: AvailabilityInput[] | HoursRefusal) => void
}

export function CopyDayMenu({ dayOfWeek, day, hours, onResult }: CopyDayMenuProps) {
  const { t, say } = useTexts('pageEditor')
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon" aria-label={say(t.hours.copy, { day })} className="text-muted-foreground">
          <Copy aria-hidden="true" className="size-4" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onSelect={() => onResult(copyDay(hours, dayOfWeek, WEEKDAYS))}>
          {t.hours.copyToWeekdays}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => onResult(copyDay(hours, dayOfWeek, weekFrom(0)))}>
          {t.hours.copyToAll}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
