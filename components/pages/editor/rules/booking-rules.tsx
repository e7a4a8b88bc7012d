import { ApprovalSection } from './approval-section'
import { ChangesSection } from './changes-section'

/** The rules for the life of a booking. */
export function BookingRules() {
  return (
    <>
      <ApprovalSection />
      <ChangesSection />
    </>
  )
}
