import { sha256 } from '@/lib/platform/sha256'
import { type CalendarFile, splitFile } from '../calendar-file/split'
import { inSlices } from '../slices'
import { AddressError, downloadFeed, type Reach, type Validators } from './download'

/** A calendar as it was read last. `version` changes with its text. */
export type FeedCopy = { file: CalendarFile; version: string; validators: Validators }
type Asking = { begunAt: number; copy: Promise<FeedCopy> }

/** Characters of all copies of this process; the one that was used longest ago goes first. */
const MAX_CHARACTERS = 32 * 1024 * 1024
/** Callers share a download that began so recently. */
const SHARED_MS = 1_000

/** By the SHA-256 of the address, which is a secret. */
const copies = new Map<string, FeedCopy>()
const underway = new Map<string, Asking>()

/**
 * The calendar at an address. Its server is asked each time, and says whether it is still the copy that this process has;
 * without a copy it is read whole. Throws a ProviderError.
 */
export function readFeed(address: string, options: { reach: Reach; endsAt: number }): Promise<FeedCopy> {
  const key = sha256(address)
  const begun = underway.get(key)
  if (begun && Date.now() - begun.begunAt < SHARED_MS) return begun.copy
  const asking = { begunAt: Date.now(), copy: refresh(key, address, options) }
  underway.set(key, asking)
  const drop = () => underway.get(key) === asking && underway.delete(key)
  asking.copy.then(drop, drop)
  return asking.copy
}

async function refresh(key: string, address: string, options: { reach: Reach; endsAt: number }): Promise<FeedCopy> {
  const known = copies.get(key)
  const answer = await downloadFeed(address, known?.validators ?? null, options)
  if (!answer && known) return keep(key, known)
  if (!answer) throw new AddressError('unreachable')
  const { body, ...validators } = answer
  const version = sha256(body)
  if (known?.version === version) return keep(key, { ...known, validators })
  const file = await inSlices(options.endsAt, (slices) => splitFile(body, slices)).catch((error) => {
    if (error instanceof SyntaxError) throw new AddressError('no-calendar')
    // Too many events, or too little time for them.
    throw new AddressError('too-much')
  })
  return keep(key, { file, version, validators })
}

function keep(key: string, copy: FeedCopy): FeedCopy {
  copies.delete(key)
  copies.set(key, copy)
  let characters = 0
  for (const [other, { file }] of [...copies].reverse()) {
    characters += file.characters
    if (characters > MAX_CHARACTERS && other !== key) copies.delete(other)
  }
  return copy
}
