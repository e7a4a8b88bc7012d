/** Effects of a page's rules while they are edited: one sentence under each rule, and what a save would change. */
export const ruleEffects = {
  day: '{starts} on a free {weekday}; {bookings}.',
  startTimes: { one: '{count} start time', other: '{count} start times' },
  dayHolds: { one: 'a full day holds {count} booking', other: 'a full day holds {count} bookings' },
  /** `{free}` is the number of bookings without a gap. */
  gap: {
    half: {
      one: 'A {gap}-minute gap on a {step}-minute grid costs every second time: {count} booking a day instead of {free}.',
      other:
        'A {gap}-minute gap on a {step}-minute grid costs every second time: {count} bookings a day instead of {free}.',
    },
    some: {
      one: 'A {gap}-minute gap on a {step}-minute grid costs times: {count} booking a day instead of {free}.',
      other: 'A {gap}-minute gap on a {step}-minute grid costs times: {count} bookings a day instead of {free}.',
    },
    stepped: 'Start every {step} minutes: {count} a day',
    none: 'No gap: {count} a day',
    done: 'The gap costs no time any more.',
  },
  noStarts: 'No start times on a {weekday}: the hours are shorter than a booking.',
  noWeek: 'No weekly hours.',
  firstStart: {
    today: 'Visitors see times from today {time} on.',
    tomorrow: 'Visitors see times from tomorrow {time} on.',
    later: 'Visitors see times from {date}, {time} on.',
    none: 'Visitors see no times with these rules.',
  },
  lastDate: 'The last date to book is {date}.',
  limits: {
    most: 'At most {limits}: {week}.',
    none: 'No limit: {week}.',
    day: { one: '{count} booking a day', other: '{count} bookings a day' },
    week: { one: '{count} booking a week', other: '{count} bookings a week' },
    month: { one: '{count} booking a month', other: '{count} bookings a month' },
    weekHolds: { one: 'a full week holds {count} booking', other: 'a full week holds {count} bookings' },
  },
  starts: {
    all: 'Starts at {times}.',
    first: 'Starts at {times} …',
  },
  dates: '{closed}, {changed} in the next 12 months.',
  closedDates: { one: '{count} closed date', other: '{count} closed dates' },
  changedDates: { one: '{count} with other hours', other: '{count} with other hours' },
  forecast: {
    heading: 'If you save this',
    hours: 'Hours offered per week: {before} → {after}.',
    starts: 'Start times in the next {days} days: {before} → {after}.',
    same: 'As many start times as now in the next {days} days.',
    startsUnknown: "A calendar can't be read at the moment, so start times can't be counted.",
    impossible: {
      one: "{count} of the last {days} days' bookings would not have been possible ({reasons}).",
      other: "{count} of the last {days} days' bookings would not have been possible ({reasons}).",
    },
    reasons: {
      notice: 'notice {count}',
      window: 'dates {count}',
      hours: 'hours {count}',
      closed: 'time off {count}',
      limit: 'limit {count}',
      gap: 'gap {count}',
    },
    allPossible: 'All bookings of the last {days} days would have been possible.',
    outsideHours: {
      one: '{count} standing booking lies outside the new hours and stays.',
      other: '{count} standing bookings lie outside the new hours and stay.',
    },
    outsideRules: {
      one: '{count} standing booking lies outside the new rules and stays.',
      other: '{count} standing bookings lie outside the new rules and stay.',
    },
    show: 'Show these bookings',
    booking: '{date}, {time} · {name}',
    standing: {
      window: 'outside the dates',
      length: 'another length',
      hours: 'outside the hours',
      starts: 'between start times',
      closed: 'time off',
      limit: 'over the limit',
    },
    more: { one: 'and {count} more', other: 'and {count} more' },
  },
} as const
