import type { ReactNode } from 'react'
import { RawHtml } from '@/components/layout/raw-html'
import { type PlaceName, placeId } from './early-handover'

type Props = { name: PlaceName; as?: 'div' | 'span'; children?: ReactNode }

/**
 * A place where the early script draws before React runs. React leaves its content alone, shows the fallback while it is
 * empty, and removes both with the component.
 */
export function EarlyPlace({ name, as: Tag = 'div', children: fallback }: Props) {
  return (
    <>
      <RawHtml as={Tag} id={placeId(name)} className="peer contents" html="" />
      {fallback && <Tag className="peer-[:not(:empty)]:hidden">{fallback}</Tag>}
    </>
  )
}
