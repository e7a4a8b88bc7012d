import { useEffect, useRef } from 'react'
import type { ControlProps } from './control-props'
import { FileItem } from './file-item'
import { useUploads } from './use-uploads'

type Props = Pick<ControlProps, 'question' | 'answer' | 'onChange'> & {
  /** All files that were chosen, one list each time. */
  chosen: readonly File[][]
  /** The button disappears with its file, so the focus moves. */
  onRemoved: () => void
}

/** Sends the chosen files of one question, and lists them. */
export function Uploads({ question, answer, onChange, chosen, onRemoved }: Props) {
  const uploads = useUploads(question, answer, onChange)
  const taken = useRef(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each list is taken once, however often `add` is made anew
  useEffect(() => {
    const fresh = chosen.slice(taken.current)
    taken.current = chosen.length
    for (const files of fresh) uploads.add(files)
  }, [chosen])

  function remove(key: string) {
    uploads.remove(key)
    onRemoved()
  }

  return (
    <>
      {uploads.items.length > 0 && (
        <ul className="grid gap-2">
          {uploads.items.map((item) => (
            <FileItem
              key={item.key}
              item={item}
              onRemove={() => remove(item.key)}
              onRetry={() => uploads.retry(item.key)}
            />
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {uploads.news}
      </p>
      {uploads.refused && (
        <p role="alert" className="font-medium text-destructive text-sm">
          {uploads.refused}
        </p>
      )}
    </>
  )
}
