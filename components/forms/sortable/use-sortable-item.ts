import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'

/** Props for an item of a sortable list, and for the handle that moves it. */
export function useSortableItem(id: string) {
  const sortable = useSortable({ id })
  const { transform, transition, isDragging } = sortable
  return {
    item: {
      ref: sortable.setNodeRef,
      style: { transform: CSS.Translate.toString(transform), transition },
      'data-dragging': isDragging || undefined,
    },
    handle: { ref: sortable.setActivatorNodeRef, ...sortable.attributes, ...sortable.listeners },
  }
}

/** True while an item is moved: Escape then puts it back and must not close a dialog. */
export function isSomethingDragged(): boolean {
  return document.querySelector('[data-dragging]') !== null
}
