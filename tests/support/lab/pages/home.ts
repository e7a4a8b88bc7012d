import { GOOGLE_ACCOUNTS } from '../google/google'
import type { GoogleEvent } from '../google/state'
import type { Lab } from '../lab'
import { escaped, page } from './frame'

/** What stands in the stand-ins, with a form to be busy and a button to be free again. */
export function homePage(lab: Lab): string {
  const calendars = GOOGLE_ACCOUNTS.map(({ email, name }) => {
    const rows = lab.google.state
      .listOf(email)
      .flatMap((calendar) =>
        lab.google
          .events({ account: email, calendarId: calendar.entry.id })
          .map((event) => ({ event, calendar: calendar.entry.primary ? '' : (calendar.entry.summary ?? '') })),
      )
    rows.sort((one, other) => startOf(one.event).localeCompare(startOf(other.event)))
    return `<section class="card"><h2>${escaped(name)}’s Google calendar</h2>
      <ul class="list">${rows.map(({ event, calendar }) => eventRow(event, email, calendar)).join('') || '<li class="quiet">No events yet</li>'}</ul></section>`
  })
  const meetings = lab.zoom.meetings.all().map(
    ({ topic, start_time, duration, join_url = '' }) => `<li><span>${escaped(topic)}<br>
      <span class="quiet">${time(start_time)}, ${duration} minutes</span><br><a href="${escaped(join_url)}">${escaped(join_url)}</a></span></li>`,
  )
  const mails = lab.google.state.invitations.map(
    ({ reason, to }) => `<li><span class="quiet">Invitation ${reason}: ${escaped(to.join(', '))}</span></li>`,
  )
  const accounts = GOOGLE_ACCOUNTS.map(({ email }) => `<option>${escaped(email)}</option>`).join('')
  return page(
    'Stand-ins for Google and Zoom',
    `<h1 style="margin-top:1rem">Stand-ins for Google and Zoom</h1>
    <p class="quiet">What Slotform reads and writes there. Links to meetings look real and lead nowhere. Times are those of this browser.</p>
    <form class="card" method="post" action="/control/busy"><h2>Be busy in Google Calendar</h2>
      <div class="columns"><label class="field">Title<input name="title" value="Dentist"></label>
      <label class="field">Account<select name="account">${accounts}</select></label>
      <label class="field">Start<input name="start" type="datetime-local" required></label>
      <label class="field">Minutes<input name="minutes" type="number" min="5" value="60"></label></div>
      <input type="hidden" name="offset" value="0"><div class="row"><button class="main">Add busy time</button></div></form>
    <div class="columns">${calendars.join('')}
    <section class="card"><h2>Zoom meetings</h2><ul class="list">${meetings.join('') || '<li class="quiet">No meetings yet</li>'}</ul></section>
    <section class="card"><h2>Mails that Google would send</h2><ul class="list">${mails.join('') || '<li class="quiet">None yet</li>'}</ul></section></div>
    <form class="card" method="post" action="/control/remove-access"><h2>Trouble</h2>
      <p class="quiet">As when somebody removes Slotform from their accounts: Slotform then asks its owner to connect them again.</p>
      <div class="row"><button>Remove Slotform’s access</button></div></form>
    <script>
      for (const element of document.querySelectorAll('time')) element.textContent =
        new Date(element.dateTime).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
      const field = document.querySelector('[name=start]')
      const noteOffset = () => {
        document.querySelector('[name=offset]').value = new Date(field.value).getTimezoneOffset()
      }
      const tomorrow = new Date(Date.now() + 86400000)
      const digits = (number) => String(number).padStart(2, '0')
      field.value = [tomorrow.getFullYear(), digits(tomorrow.getMonth() + 1), digits(tomorrow.getDate())].join('-') + 'T10:00'
      field.addEventListener('change', noteOffset)
      noteOffset()
    </script>`,
    '62rem',
  )
}

function eventRow(event: GoogleEvent, account: string, calendar: string): string {
  const link = event.hangoutLink ?? (event.location?.startsWith('http') ? event.location : '')
  return `<li><span>${escaped(event.summary ?? 'Untitled')}<br><span class="quiet">${time(startOf(event))}
    ${event.transparency === 'transparent' ? '· free' : ''}${calendar ? `· ${escaped(calendar)}` : ''}</span>${link ? `<br><a href="${escaped(link)}">${escaped(link)}</a>` : ''}</span>
    <form method="post" action="/control/remove"><input type="hidden" name="id" value="${escaped(event.id)}">
    <input type="hidden" name="account" value="${escaped(account)}">
    <button class="small" aria-label="Remove ${escaped(event.summary ?? 'event')}">Remove</button></form></li>`
}

const startOf = ({ start }: GoogleEvent) => start?.dateTime ?? start?.date ?? ''
const time = (text: string) =>
  text.length > 10 ? `<time datetime="${escaped(text)}">${escaped(text)}</time>` : escaped(`${text}, all day`)
