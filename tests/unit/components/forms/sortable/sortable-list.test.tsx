// @vitest-environment jsdom

import { memo } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SortableList } from '@/components/forms/sortable/sortable-list'
import { useSortableItem } from '@/components/forms/sortable/use-sortable-item'
import { cleanup, render, screen } from '../../../../support/screens/testing'

const drawn = vi.fn<(id: string) => void>()

const Item = memo(function Item({ id }: { id: string }) {
  const { item } = useSortableItem(id)
  drawn(id)
  return <li {...item}>{id}</li>
})

function List({ ids }: { ids: string[] }) {
  return (
    <SortableList id="things" itemIds={ids} nameOf={(id) => id} onMove={() => {}}>
      <ol>
        {ids.map((id) => (
          <Item key={id} id={id} />
        ))}
      </ol>
    </SortableList>
  )
}

afterEach(cleanup)

describe('<SortableList>', () => {
  it('draws no item again for a list of the same ids, and the new one where there is another', () => {
    const { rerender } = render(<List ids={['one', 'two']} />)
    drawn.mockClear()
    rerender(<List ids={['one', 'two']} />)
    expect(drawn).not.toHaveBeenCalled()
    rerender(<List ids={['one', 'two', 'three']} />)
    expect(drawn).toHaveBeenCalledWith('three')
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['one', 'two', 'three'])
  })
})
