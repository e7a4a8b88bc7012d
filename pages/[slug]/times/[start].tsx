import type { PageConfig } from 'next'
import { drawBooking } from '@/app/_plain/booking'
import { PlainBooking } from '@/components/visitor/plain/plain-booking'

/** No scripts at all: the page answers people who have none. */
export const config: PageConfig = { unstable_runtimeJS: false }

export const getServerSideProps = drawBooking

export default PlainBooking
