# Reads a calendar file from the standard input; says what python-icalendar, a strict reader, finds wrong.
import sys
from icalendar import Calendar

calendar = Calendar.from_ical(sys.stdin.buffer.read())
errors = [error for component in calendar.walk() for error in component.errors]
for event in calendar.walk('VEVENT'):
    event.decoded('DTSTART'), event.decoded('DTEND'), event.decoded('DTSTAMP'), event['UID']
    for name in ('ATTENDEE', 'ORGANIZER'):
        values = event.get(name, [])
        for value in values if isinstance(values, list) else [values]:
            if not value.lower().startswith('mailto:') or '"' in value.params.get('CN', ''):
                errors.append((name, value))
if len(calendar.walk('VEVENT')) != 1:
    errors.append('not one event')
print(errors)
sys.exit(1 if errors else 0)
