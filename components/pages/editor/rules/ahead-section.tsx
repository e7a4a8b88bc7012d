import type { ReactNode } from 'react'
import { FormSection } from '@/components/fields/form-section'
import { Separator } from '@/components/ui/separator'
import { MAX_NOTICE_MINUTES } from '@/lib/scheduling/vocabulary'
import { useTexts } from '@/messages/react/texts-provider'
import { NoticeField } from './notice-field'
import { WindowField } from './window-field'

type AheadSectionProps = { noticeEffect?: ReactNode; windowEffect?: ReactNode }

/** The first and the last start that can be booked. */
export function AheadSection({ noticeEffect, windowEffect }: AheadSectionProps) {
  const t = useTexts('pageRules').t.ahead
  return (
    <FormSection title={t.heading}>
      <NoticeField
        name="minimumNotice"
        label={t.notice}
        hint={t.noticeHint}
        unitLabel={t.noticeUnit}
        maxMinutes={MAX_NOTICE_MINUTES}
      />
      {noticeEffect}
      <Separator />
      <WindowField />
      {windowEffect}
    </FormSection>
  )
}
