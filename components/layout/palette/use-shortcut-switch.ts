import { useStoredText } from '@/components/ui/stored-text'

/** This browser's switch for single-letter shortcuts. */
export function useShortcutSwitch(): [isOn: boolean, turn: (isOn: boolean) => void] {
  const [stored, store] = useStoredText('slotform.meetings.shortcuts')
  return [stored !== 'off', (isOn) => store(isOn ? 'on' : 'off')]
}
