import type { ReactNode } from 'react'
import { FormSection } from '@/components/fields/form-section'
import { Separator } from '@/components/ui/separator'
import { useTexts } from '@/messages/react/texts-provider'
import { NoticeField } from './notice-field'
import { WindowField } from './window-field'

type AheadSectionProps = { noticeEffect?: ReactNode; windowEffect?: ReactNode }

/** The first and the last start that can be booked. */
export function AheadSection({ noticeEffect, windowEffect }: AheadSectionProps) {
  const t = useTexts('pageRules').t.ahead
  return (
    <FormSection title={t.heading}>
      <NoticeField />
      {noticeEffect}
      <Separator />
      <WindowField />
      {windowEffect}
    </FormSection>
  )
}
