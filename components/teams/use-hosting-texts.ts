import { useTexts } from '@/messages/react/texts-provider'
import { useRoomName } from '../ui/team'

/** The words about hosting pages: to a host about themselves, or about the room whose screens are shown. */
export function useHostingTexts() {
  const { t, ...words } = useTexts('hosting')
  const isRoom = useRoomName() !== null
  return { ...words, isRoom, t: isRoom ? { ...t, ...t.room } : t }
}
