import { AheadSection } from './ahead-section'
import { GapsSection } from './gaps-section'
import { LimitsSection } from './limits-section'
import { StartsSection } from './starts-section'

/** The rules that decide, beside the hours, which times are offered. Each section says what its rule does. */
export function TimeRules() {
  return (
    <>
      <AheadSection />
      <GapsSection />
      <StartsSection />
      <LimitsSection />
    </>
  )
}
