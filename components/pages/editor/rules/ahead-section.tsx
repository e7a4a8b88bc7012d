import { Separator } from '@/components/ui/separator'
import { MAX_NOTICE_MINUTES } from '@/lib/scheduling/vocabulary'
import { useTexts } from '@/messages/react/texts-provider'
import { RuleEffect, RuleSentence } from '../effects/rule-effects'
import { PresetSection } from '../preset-section'
import { NoticeField } from './notice-field'
import { WindowField } from './window-field'

/** The first and the last start that can be booked. */
export function AheadSection() {
  const t = useTexts('pageRules').t.ahead
  return (
    <PresetSection
      title={t.heading}
      fields={['minimumNotice', 'bookingWindow']}
      note={
        <>
          <RuleSentence of="notice" /> <RuleSentence of="window" />
        </>
      }
    >
      <NoticeField
        name="minimumNotice"
        label={t.notice}
        hint={t.noticeHint}
        unitLabel={t.noticeUnit}
        maxMinutes={MAX_NOTICE_MINUTES}
      />
      <RuleEffect of="notice" />
      <Separator />
      <WindowField />
      <RuleEffect of="window" />
    </PresetSection>
  )
}
