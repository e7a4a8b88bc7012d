import fc from 'fast-check'

/** The dates of a run begin here: minutes from midnight in UTC. Windows of the page are 08:00–12:00. */
export const WINDOW = { from: 8 * 60, to: 12 * 60 }
export const STEP = 15
export const DURATION = 30
export const MAX_A_DAY = 2
export const REMIND_BEFORE = 60
export const MAX_GUESTS = 2
const DAY = 24 * 60
const DAYS = 2
/** Beyond the start of every booking of a run. */
const LONG_NOTICE = 43_200

export type Actor = 'attendee' | 'owner'

export type PageRules = {
  isActive: boolean
  approval: 'off' | 'always'
  bufferBefore: number
  bufferAfter: number
  cancelNotice: number
  moveNotice: number
  maxMoves: number | null
}

/** `booking` counts the bookings of a run, and begins anew after the last. `start`: minutes after the first midnight. */
export type Command =
  | { do: 'book'; start: number; guests: number }
  | { do: 'move'; by: Actor; booking: number; start: number }
  | { do: 'cancel'; by: Actor; booking: number }
  | { do: 'approve' | 'decline'; booking: number }
  | { do: 'noShow'; booking: number; noShow: boolean }
  | { do: 'leave'; booking: number; guest: number }
  /** The time in which its owner could have decided is over; nobody has noticed yet. */
  | { do: 'lapse'; booking: number }
  | { do: 'expire' }
  /** Its end is over. */
  | { do: 'pass'; booking: number }
  | { do: 'edit'; rules: Partial<PageRules> }

/** Few enough starts that bookings meet, and fill a day. */
const gridStart = fc.tuple(fc.nat(DAYS - 1), fc.nat(14)).map(([day, place]) => day * DAY + WINDOW.from + place * STEP)
/** An owner is bound by neither grid nor hours. */
const anyStart = fc.oneof(
  { weight: 2, arbitrary: gridStart },
  { weight: 1, arbitrary: fc.integer({ min: WINDOW.from - 60, max: DAYS * DAY + WINDOW.from }) },
)
const booking = fc.nat(9)

const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('book'), start: gridStart, guests: fc.nat(MAX_GUESTS) }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('move'), by: fc.constant('attendee'), booking, start: gridStart }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('move'), by: fc.constant('owner'), booking, start: anyStart }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('cancel'), by: fc.constantFrom('attendee', 'owner'), booking }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('approve', 'decline'), booking }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('leave'), booking, guest: fc.nat(MAX_GUESTS - 1) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('noShow'), booking, noShow: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('lapse'), booking }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('pass'), booking }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('expire') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('edit'),
      rules: fc.oneof(
        fc.record({ approval: fc.constantFrom('off', 'always') }),
        fc.record({ isActive: fc.boolean() }),
        fc.record({ maxMoves: fc.constantFrom(null, 0, 1), moveNotice: fc.constantFrom(0, LONG_NOTICE) }),
        fc.record({ cancelNotice: fc.constantFrom(0, LONG_NOTICE) }),
        fc.record({ bufferBefore: fc.constantFrom(0, 20), bufferAfter: fc.constantFrom(0, 5, 30) }),
      ),
    }),
  },
) as fc.Arbitrary<Command>

const firstRules = fc.record({
  approval: fc.constantFrom('off', 'always'),
  maxMoves: fc.constantFrom(null, null, 1),
  moveNotice: fc.constantFrom(0, 0, 0, LONG_NOTICE),
})

/** Begins with a booking. More notices an hour than this has commands would reach the owner in one mail. */
export const commands: fc.Arbitrary<Command[]> = fc
  .tuple(firstRules, fc.array(command, { minLength: 6, maxLength: 14 }))
  .map(([rules, rest]) => [
    { do: 'edit', rules: rules as Partial<PageRules> },
    { do: 'book', start: WINDOW.from, guests: 1 },
    ...rest,
  ])

const REQUEST: Command[] = [
  { do: 'edit', rules: { approval: 'always' } },
  { do: 'book', start: WINDOW.from, guests: 2 },
]

/** Ways that chance takes seldom: each run begins with them. */
export const EXAMPLES: [Command[]][] = [
  [
    [
      ...REQUEST,
      { do: 'leave', booking: 0, guest: 0 },
      { do: 'move', by: 'attendee', booking: 0, start: WINDOW.from + STEP },
      { do: 'approve', booking: 0 },
      { do: 'move', by: 'owner', booking: 0, start: WINDOW.from + 7 },
      { do: 'leave', booking: 0, guest: 1 },
      { do: 'noShow', booking: 0, noShow: true },
      { do: 'pass', booking: 0 },
      { do: 'noShow', booking: 0, noShow: true },
      { do: 'noShow', booking: 0, noShow: true },
      { do: 'noShow', booking: 0, noShow: false },
      { do: 'cancel', by: 'owner', booking: 0 },
    ],
  ],
  [
    [
      ...REQUEST,
      { do: 'lapse', booking: 0 },
      { do: 'move', by: 'attendee', booking: 0, start: WINDOW.from + STEP },
      { do: 'move', by: 'owner', booking: 0, start: WINDOW.from + STEP },
      { do: 'approve', booking: 0 },
      { do: 'book', start: WINDOW.from, guests: 0 },
    ],
  ],
  [
    [
      ...REQUEST,
      { do: 'edit', rules: { moveNotice: LONG_NOTICE } },
      { do: 'book', start: WINDOW.from + 3 * STEP, guests: 0 },
      { do: 'lapse', booking: 1 },
      { do: 'move', by: 'attendee', booking: 1, start: WINDOW.from + 5 * STEP },
    ],
  ],
]
