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
  /** In the order that is shown. */
  itemIds: readonly string[]
  /** For announcements; asked when one is due, for a name may be typed at that very moment. */
  nameOf: (id: string) => string
  onMove: (from: number, to: number) => void
  children: ReactNode
}

/** A list whose items are put in order by a handle, with a pointer or with the arrow keys. */
export function SortableList({ id, itemIds, nameOf, onMove, children }: SortableListProps) {
  const sensors = useSensors(
    // A few pixels of way tell a drag from a click.
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const wasMoved = useRef(false)

  function drop({ active, over }: DragEndEvent) {
    const [from, to] = [itemIds.indexOf(String(active.id)), itemIds.indexOf(String(over?.id))]
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to)
  }

  return (
    <DndContext
      id={`${id}-instructions`}
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[alongTheList]}
      accessibility={{
        announcements: announcementsFor(itemIds, nameOf, wasMoved),
        screenReaderInstructions: INSTRUCTIONS,
      }}
      onDragEnd={drop}
    >
      <SortableContext items={[...itemIds]} strategy={verticalListSortingStrategy}>
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
function announcementsFor(
  itemIds: readonly string[],
  nameOf: (id: string) => string,
  wasMoved: RefObject<boolean>,
): Announcements {
  const named = ({ id }: { id: string | number }) => nameOf(String(id))
  const placed = ({ id }: { id: string | number }) => `position ${itemIds.indexOf(String(id)) + 1} of ${itemIds.length}`
  return {
    onDragStart: ({ active }) => {
      wasMoved.current = false
      return `Picked up ${named(active)}, ${placed(active)}.`
    },
    onDragOver: ({ active, over }) => {
      if (!over || (over.id === active.id && !wasMoved.current)) return undefined
      wasMoved.current = true
      return `${named(active)} is now at ${placed(over)}.`
    },
    onDragEnd: ({ active, over }) => `${named(active)} was dropped at ${placed(over ?? active)}.`,
    onDragCancel: ({ active }) => `Moving was cancelled. ${named(active)} is back at ${placed(active)}.`,
  }
}
