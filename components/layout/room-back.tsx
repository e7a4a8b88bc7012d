import { useTexts } from '@/messages/react/texts-provider'
import { useRoomName } from '../ui/team'
import { BackLink } from './back-link'

/** On a screen of a room: which one it is, and the way back to all of them. */
export function RoomBack() {
  const { t, say } = useTexts('teams')
  const name = useRoomName()
  if (name === null) return null
  return <BackLink href="/rooms">{say(t.rooms.back, { name })}</BackLink>
}
