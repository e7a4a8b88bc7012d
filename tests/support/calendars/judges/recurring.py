# Reads calendar files one after the other and answers when they are busy, by recurring-ical-events: see judges.ts.
import datetime
import sys

import icalendar
import pytz
import recurring_ical_events
from icalendar.prop import vPeriod

DAY = datetime.timedelta(days=1)


def instant(value, zone):
    if not isinstance(value, datetime.datetime):
        value = datetime.datetime(value.year, value.month, value.day)
    if value.tzinfo is None:
        value = zone.localize(value)
    return int(value.timestamp())


def is_opaque(event):
    return event.get('TRANSP', '').upper() != 'TRANSPARENT' and event.get('STATUS', '').upper() != 'CANCELLED'


def busy_times(calendar, start, end, zone):
    span = [datetime.datetime.fromtimestamp(at, pytz.utc) for at in (start, end)]
    for event in recurring_ical_events.of(calendar).between(span[0] - 2 * DAY, span[1] + 2 * DAY):
        if not is_opaque(event):
            continue
        begin, finish = event['DTSTART'].dt, event['DTEND'].dt
        # The library lasts a whole day without an end no day at all (RFC 5545, 3.6.1).
        if not isinstance(begin, datetime.datetime) and finish == begin:
            finish = begin + DAY
        yield instant(begin, zone), instant(finish, zone)
    for component in calendar.walk('VFREEBUSY'):
        found = component.get('FREEBUSY', [])
        for period in found if isinstance(found, list) else [found]:
            if period.params.get('FBTYPE', 'BUSY').upper() != 'FREE':
                yield instant(period.start, zone), instant(period.end, zone)


def answer(text, start, end, zone):
    busy = []
    for calendar in icalendar.Calendar.from_ical(text, multiple=True):
        # The library keeps the zones of all files that it ever read, by name.
        icalendar.cal._timezone_cache.clear()
        busy.extend(busy_times(icalendar.Calendar.from_ical(calendar.to_ical()), start, end, zone))
    cut = [(max(one, start), min(other, end)) for one, other in busy]
    return ''.join(f' {one}-{other}' for one, other in cut if one < other)


source = sys.stdin.buffer
while head := source.readline():
    size, start, end, zone = head.decode().split()
    text = source.read(int(size))
    try:
        print('busy' + answer(text, int(start), int(end), pytz.timezone(zone)))
    except Exception as error:
        print('error', repr(error).replace('\n', ' ')[:200])
