/** The steps after a time is chosen, in one chunk that loads with the first of them. */
export { Confirmation } from '../success/confirmation'
export { BookingStep } from './booking-step'
