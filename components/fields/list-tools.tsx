import { useState } from 'react'
import { useDebouncedValue } from '@/components/ui/use-debounced-value'
import { LIST_ORDERS, type ListOrder } from '@/lib/shared/list-order'
import { useTexts } from '@/messages/react/texts-provider'
import { NativeSelect } from '../ui/native-select'
import { SearchField } from './search-field'

const TYPING_PAUSE_MS = 200
/** A shorter list is seen at a glance. */
const FEW = 6

export type ListTools = {
  typed: string
  setTyped: (typed: string) => void
  order: ListOrder
  setOrder: (order: ListOrder) => void
  /** The query for the server; null while nothing is searched for and the order is the preset. */
  query: string | null
}

export function useListTools(): ListTools {
  const [typed, setTyped] = useState('')
  const [order, setOrder] = useState<ListOrder>('newest')
  const q = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS)
  const query = new URLSearchParams({ ...(q && { q }), ...(order !== 'newest' && { order }) }).toString()
  return { typed, setTyped, order, setOrder, query: query || null }
}

type ListToolbarProps = {
  tools: ListTools
  label: string
  /** How many there are, found or not. */
  total: number
  /** Says for screen readers how many are found, and on the screen when none is. */
  found: number | undefined
}

/** Search and order of a list that is long enough for them. */
export function ListToolbar({ tools, label, total, found }: ListToolbarProps) {
  const { t, say } = useTexts('fields')
  if (total <= FEW) return null
  return (
    <div className="mb-4">
      <div className="flex flex-wrap gap-3">
        <SearchField label={label} value={tools.typed} onChange={tools.setTyped} className="min-w-0 flex-1 basis-60" />
        <NativeSelect
          aria-label={t.list.order}
          className="w-auto max-sm:flex-1"
          value={tools.order}
          onChange={({ target }) => tools.setOrder(LIST_ORDERS.find((one) => one === target.value) ?? 'newest')}
        >
          {LIST_ORDERS.map((order) => (
            <option key={order} value={order}>
              {t.list.orders[order]}
            </option>
          ))}
        </NativeSelect>
      </div>
      <p role="status" className={found === 0 ? 'mt-6 text-muted-foreground text-sm' : 'sr-only'}>
        {tools.query === null || found === undefined
          ? ''
          : found === 0
            ? t.list.none
            : say(t.list.found, { count: found })}
      </p>
    </div>
  )
}
