import { TriangleAlert } from 'lucide-react'
import { Link } from '@/components/ui/link'
import type { CalendarGroup } from '@/lib/calendars/screen/calendar-groups'
import { useTexts } from '@/messages/react/texts-provider'
import { CalendarRow } from './calendar-row'

type CalendarGroupListProps = {
  group: CalendarGroup
  chosen: readonly string[]
  isOrdered: boolean
  onChange: (value: string[]) => void
}

/** The calendars of one account, under its name. */
export function CalendarGroupList({ group, chosen, isOrdered, onChange }: CalendarGroupListProps) {
  const actions = useTexts('actions').t
  const { account, service, error, options } = group
  const toggle = (choice: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, choice] : chosen.filter((other) => other !== choice))
  return (
    <fieldset className="min-w-0">
      <legend className="max-w-full text-muted-foreground text-sm leading-5 [overflow-wrap:anywhere]">
        {[account, service].filter(Boolean).join(' · ')}
      </legend>
      {error && (
        <p className="mt-1 flex items-start gap-2 text-sm text-warning-foreground">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>
            {error}{' '}
            <Link href="/integrations" className="font-medium underline underline-offset-4">
              {actions.seeIntegrations}
            </Link>
          </span>
        </p>
      )}
      <ul>
        {options.map((option) => (
          <CalendarRow
            key={option.choice}
            option={option}
            place={chosen.indexOf(option.choice)}
            isOrdered={isOrdered}
            onToggle={(isChosen) => toggle(option.choice, isChosen)}
            onMakeFirst={() => onChange([option.choice, ...chosen.filter((other) => other !== option.choice)])}
          />
        ))}
      </ul>
    </fieldset>
  )
}
