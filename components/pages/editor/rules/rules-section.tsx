import { AheadSection } from './ahead-section'
import { GapsSection } from './gaps-section'
import { LimitsSection } from './limits-section'
import { StartsSection } from './starts-section'

/** The rules of a page beside its hours. Each section has room for a sentence of effect. */
export function RulesSection() {
  return (
    <>
      <GapsSection />
      <AheadSection />
      <LimitsSection />
      <StartsSection />
    </>
  )
}
