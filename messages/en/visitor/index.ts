import { accessibility } from './accessibility'
import { answerControls } from './answer-controls'
import { auth } from './auth'
import { booking } from './booking'
import { bookingDialog } from './booking-dialog'
import { bookingPeople } from './booking-people'
import { bookingRequest } from './booking-request'
import { changePolicy } from './change-policy'
import { contact } from './contact'
import { entry } from './entry'
import { errors } from './errors'
import { form } from './form'
import { hostChoice } from './host-choice'
import { invitation } from './invitation'
import { joining } from './joining'
import { language } from './language'
import { leave } from './leave'
import { legal } from './legal'
import { managedBooking } from './managed-booking'
import { missing } from './missing'
import { moveBooking } from './move-booking'
import { moveOffer } from './move-offer'
import { otherTimes } from './other-times'
import { plain } from './plain'
import { profile } from './profile'
import { room } from './room'
import { signInConfirm } from './sign-in-confirm'
import { site } from './site'
import { success } from './success'
import { suggestedTimes } from './suggested-times'
import { terms } from './terms'
import { tooManyPages } from './too-many-pages'
import { tryAgain } from './try-again'
import { unknownBooking } from './unknown-booking'

/** Read by visitors: guests, people who fill in forms, and everybody before they sign in. */
export const visitor = {
  accessibility,
  answerControls,
  auth,
  booking,
  bookingDialog,
  bookingPeople,
  bookingRequest,
  changePolicy,
  contact,
  entry,
  errors,
  form,
  invitation,
  joining,
  language,
  leave,
  legal,
  managedBooking,
  missing,
  moveBooking,
  moveOffer,
  hostChoice,
  otherTimes,
  plain,
  profile,
  room,
  signInConfirm,
  site,
  success,
  suggestedTimes,
  terms,
  tooManyPages,
  tryAgain,
  unknownBooking,
}
