type Event = { title: string; startTime: Date; endTime: Date; location: string; description?: string }

/** URLs that open a web calendar with the event filled in. */
export function calendarLinks({ title, startTime, endTime, location, description }: Event): {
  google: string
  outlook: string
} {
  const compact = (date: Date) => date.toISOString().replace(/[-:]|\.\d{3}/g, '')
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(startTime)}/${compact(endTime)}`,
    location,
    ...(description && { details: description }),
  })
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: startTime.toISOString(),
    enddt: endTime.toISOString(),
    location,
    ...(description && { body: description }),
  })
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook}`,
  }
}
