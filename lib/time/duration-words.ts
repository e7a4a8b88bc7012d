import type { PartTexts } from '@/messages/texts'

/** `45 minutes`, `1 hour`, `1 hr 30 min`; a length that is no quarter of an hour stays in minutes. */
export function durationWords({ t, say }: PartTexts<'booking'>, minutes: number): string {
  if (minutes < 60 || minutes % 15 !== 0) return say(t.duration.minutes, { count: minutes })
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return rest === 0 ? say(t.duration.hours, { count: hours }) : say(t.duration.both, { hours, minutes: rest })
}
