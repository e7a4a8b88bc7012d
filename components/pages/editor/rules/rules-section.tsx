import { GapEffect, RuleEffect } from '../effects/rule-effects'
import { AheadSection } from './ahead-section'
import { ApprovalSection } from './approval-section'
import { ChangesSection } from './changes-section'
import { GapsSection } from './gaps-section'
import { LimitsSection } from './limits-section'
import { RetentionSection } from './retention-section'
import { StartsSection } from './starts-section'

/** The rules of a page beside its hours. Each section says what its rule does. */
export function RulesSection() {
  return (
    <>
      <GapsSection
        effect={
          <>
            <RuleEffect of="day" />
            <GapEffect />
          </>
        }
      />
      <AheadSection noticeEffect={<RuleEffect of="notice" />} windowEffect={<RuleEffect of="window" />} />
      <LimitsSection effect={<RuleEffect of="limits" />} />
      <StartsSection effect={<RuleEffect of="starts" />} />
      <ApprovalSection />
      <ChangesSection />
      <RetentionSection />
    </>
  )
}
