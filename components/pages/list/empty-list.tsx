import type { ReactNode } from 'react'
import { CalendarDrawing } from '@/components/ui/drawings'
import { EmptyState } from '@/components/ui/empty-state'
import { useForKind } from '@/components/ui/team'
import { useTexts } from '@/messages/react/texts-provider'
import { FirstSteps } from './first-steps'

export function EmptyList({ children }: { children: ReactNode }) {
  const { t } = useTexts('pages')
  const forKind = useForKind()
  return (
    <>
      <EmptyState drawing={CalendarDrawing} title={t.empty.title} text={forKind(t.empty.text)}>
        {children}
      </EmptyState>
      <FirstSteps />
    </>
  )
}
