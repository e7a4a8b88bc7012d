import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { type ReactNode, type RefObject, useRef } from 'react'

type SortableListProps = {
  /** Ties handles to their instructions; the same on the server and in the browser. */
  id: string
  /** In the order that is shown. Names are for announcements. */
  items: readonly { id: string; name: string }[]
  onMove: (from: number, to: number) => void
  children: ReactNode
}

/** A list whose items are put in order by a handle, with a pointer or with the arrow keys. */
export function SortableList({ id, items, onMove, children }: SortableListProps) {
  const sensors = useSensors(
    // A few pixels of way tell a drag from a click.
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const wasMoved = useRef(false)
  const ids = items.map((item) => item.id)

  function drop({ active, over }: DragEndEvent) {
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))]
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to)
  }

  return (
    <DndContext
      id={`${id}-instructions`}
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[alongTheList]}
      accessibility={{ announcements: announcementsFor(items, wasMoved), screenReaderInstructions: INSTRUCTIONS }}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

const alongTheList: Modifier = ({ transform }) => ({ ...transform, x: 0 })

const INSTRUCTIONS = {
  draggable:
    'To move it, press Space, then the up and down arrow keys. Space again drops it, Escape puts it back where it was.',
}

/** What is picked up lies over its own place at first: saying so would cut off the words that it was picked up. */
function announcementsFor(items: SortableListProps['items'], wasMoved: RefObject<boolean>): Announcements {
  const nameOf = (id: unknown) => items.find((item) => item.id === id)?.name ?? ''
  const placeOf = (id: unknown) => `position ${items.findIndex((item) => item.id === id) + 1} of ${items.length}`
  return {
    onDragStart: ({ active }) => {
      wasMoved.current = false
      return `Picked up ${nameOf(active.id)}, ${placeOf(active.id)}.`
    },
    onDragOver: ({ active, over }) => {
      if (!over || (over.id === active.id && !wasMoved.current)) return undefined
      wasMoved.current = true
      return `${nameOf(active.id)} is now at ${placeOf(over.id)}.`
    },
    onDragEnd: ({ active, over }) => `${nameOf(active.id)} was dropped at ${placeOf((over ?? active).id)}.`,
    onDragCancel: ({ active }) => `Moving was cancelled. ${nameOf(active.id)} is back at ${placeOf(active.id)}.`,
  }
}
