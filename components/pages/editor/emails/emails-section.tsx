import { FollowUpSection } from './follow-up-section'
import { MailTextsSection } from './mail-texts-section'
import { RemindersSection } from './reminders-section'

/** The tab with the emails of a page beside its invitations. */
export function EmailsSection() {
  return (
    <>
      <RemindersSection />
      <FollowUpSection />
      <MailTextsSection />
    </>
  )
}
