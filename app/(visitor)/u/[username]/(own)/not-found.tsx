import { MissingScreen } from '@/components/visitor/shared/missing-screen'

/** Replaces the fallback once scripts run; the text is the same. */
export default function ProfileNotFound() {
  return <MissingScreen kind="profile" />
}
