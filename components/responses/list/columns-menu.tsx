import { Columns3 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { useTexts } from '@/messages/react/texts-provider'
import type { useColumns } from './use-columns'

/** Chooses the questions that have a column. The menu stays open while they are ticked. */
export function ColumnsMenu({ choices, columns, toggle }: ReturnType<typeof useColumns>) {
  const { t } = useTexts('responses')
  if (choices.length === 0) return null
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline" className="grow px-3.5">
          <Columns3 aria-hidden="true" className="size-4" />
          {t.columns}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="max-h-80 max-w-80 overflow-y-auto">
        {choices.map((question) => (
          <DropdownMenuCheckboxItem
            key={question.id}
            checked={columns.includes(question)}
            onCheckedChange={() => toggle(question.id)}
          >
            <span dir="auto" className="min-w-0 truncate">
              {question.title}
            </span>
          </DropdownMenuCheckboxItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
