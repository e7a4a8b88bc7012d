import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { useTexts } from '@/messages/react/texts-provider'

/** Props for an item of a sortable list, and for the handle that moves it. */
export function useSortableItem(id: string) {
  const { t } = useTexts('forms')
  const sortable = useSortable({ id, attributes: { roleDescription: t.sorting.role } })
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
