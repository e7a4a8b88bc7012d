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
import { type ReactNode, type RefObject, useMemo, useRef } from 'react'
import { useTexts } from '@/messages/react/texts-provider'
import type { PartTexts } from '@/messages/texts'

type SortableListProps = {
  /** Ties handles to their instructions; the same on the server and in the browser. */
  id: string
  /** In the order that is shown. */
  itemIds: readonly string[]
  /** For announcements; called when one is due, as the name may still be edited. */
  nameOf: (id: string) => string
  onMove: (from: number, to: number) => void
  children: ReactNode
}

// These stay the same objects, as the list of ids does: every item is drawn again with another one.
/** A drag begins after a few pixels, so that a click stays a click. */
const POINTER = { activationConstraint: { distance: 5 } }
const KEYBOARD = { coordinateGetter: sortableKeyboardCoordinates }

/** A list whose items are reordered by a handle, with a pointer or the arrow keys. */
export function SortableList({ id, itemIds, nameOf, onMove, children }: SortableListProps) {
  const texts = useTexts('forms')
  const sensors = useSensors(useSensor(PointerSensor, POINTER), useSensor(KeyboardSensor, KEYBOARD))
  const joined = itemIds.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids stand for the list.
  const items = useMemo(() => [...itemIds], [joined])
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
        announcements: announcementsFor(itemIds, nameOf, wasMoved, texts),
        screenReaderInstructions: { draggable: texts.t.sorting.instructions },
      }}
      onDragEnd={drop}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

const alongTheList: Modifier = ({ transform }) => ({ ...transform, x: 0 })

/** A picked-up item first lies over its own place: announcing that would cut off “Picked up”. */
function announcementsFor(
  itemIds: readonly string[],
  nameOf: (id: string) => string,
  wasMoved: RefObject<boolean>,
  { t, say }: PartTexts<'forms'>,
): Announcements {
  const words = t.sorting
  type Item = { id: string | number }
  const placed = (item: Item, place = item) => ({
    name: nameOf(String(item.id)),
    position: itemIds.indexOf(String(place.id)) + 1,
    total: itemIds.length,
  })
  return {
    onDragStart: ({ active }) => {
      wasMoved.current = false
      return say(words.pickedUp, placed(active))
    },
    onDragOver: ({ active, over }) => {
      if (!over || (over.id === active.id && !wasMoved.current)) return undefined
      wasMoved.current = true
      return say(words.over, placed(active, over))
    },
    onDragEnd: ({ active, over }) => say(words.dropped, placed(active, over ?? active)),
    onDragCancel: ({ active }) => say(words.cancelled, placed(active)),
  }
}
