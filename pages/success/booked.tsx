import type { PageConfig } from 'next'
import { drawBooked } from '@/app/_plain/booked'
import { PlainBooked } from '@/components/visitor/plain/plain-booked'

/** No scripts at all: the page answers people who have none. */
export const config: PageConfig = { unstable_runtimeJS: false }

export const getServerSideProps = drawBooked

export default PlainBooked
