import { PageHeader } from '../layout/page-header'

export function SettingsHeader() {
  return <PageHeader title="Settings" text="Your name, and how you read dates and times." />
}
